-- Up Migration

create table accounts (
  id text primary key,
  name text not null,
  plan text not null,
  -- the weeks of the allowance are counted from here, in UTC (design 7.9)
  anchor_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);

create table api_keys (
  id text primary key,
  account_id text not null references accounts (id),
  name text not null,
  secret_sha256 bytea not null,
  scopes text[] not null,
  per_minute_limit integer,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index api_keys_by_account on api_keys (account_id, created_at);

-- Counters are worth less than speed: losing them in a crash forgives a minute of requests.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);

-- Down Migration

drop table rate_limits;
drop table api_keys;
drop table accounts;
