-- Up Migration

-- A grant is a key: what a user allowed a client to do, without a secret of its own.
alter table api_keys
  add column kind text not null default 'key' check (kind in ('key', 'oauth')),
  add column user_id text references users (id) on delete set null,
  add column client_id text,
  add column client_name text,
  add column used_at timestamptz(3);
create index api_keys_by_client on api_keys (client_id) where client_id is not null;

-- Clients, grants, codes, tokens, interactions and browser sessions of the authorization server.
-- Their ids are secrets, so that only the SHA-256 of each is kept.
create table oauth_records (
  kind text not null,
  id_sha256 bytea not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  created_at timestamptz(3) not null,
  -- null: a client, which is kept while it is used
  expires_at timestamptz(3),
  consumed_at timestamptz(3),
  primary key (kind, id_sha256)
);
create index oauth_records_by_grant on oauth_records (grant_id) where grant_id is not null;
create index oauth_records_by_uid on oauth_records (uid) where uid is not null;
create index oauth_records_by_expiry on oauth_records (expires_at) where expires_at is not null;

-- Keys that sign tokens and cookies, newest first, encrypted by SECRETS_KEY.
create table oauth_keys (
  id text primary key,
  sealed bytea not null,
  created_at timestamptz(3) not null
);

-- Down Migration

drop table oauth_keys;
drop table oauth_records;
delete from api_keys where kind = 'oauth';
alter table api_keys drop column kind, drop column user_id, drop column client_id,
  drop column client_name, drop column used_at;
