-- Up Migration

create table jobs (
  id text primary key,
  -- an account's id, or the hash of a test key (design §7): whoever may read the job
  owner text not null,
  account_id text references accounts (id),
  key_id text,
  operation text not null,
  channel text not null,
  sandbox boolean not null,
  input jsonb not null,
  metadata jsonb not null,
  status text not null check (status in ('queued', 'running', 'cancelling', 'succeeded', 'failed', 'cancelled')),
  stage text not null,
  progress jsonb not null,
  partial boolean not null default false,
  stop_reason text,
  error jsonb,
  warnings jsonb not null default '[]',
  usage jsonb,
  -- text, because it is replayed byte for byte
  result text,
  request_id text not null,
  deadline_seconds integer not null,
  max_percentage integer,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  deadline_at timestamptz(3),
  completed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  last_seq integer not null default 0
);
create index jobs_by_owner on jobs (owner, created_at desc, id desc);
create index jobs_open on jobs (created_at) where status in ('queued', 'running', 'cancelling');

create table job_events (
  job_id text not null references jobs (id) on delete cascade,
  seq integer not null,
  type text not null,
  payload text not null,
  dedupe_key text not null,
  created_at timestamptz(3) not null,
  primary key (job_id, seq),
  unique (job_id, dedupe_key)
);

create table findings (
  job_id text not null references jobs (id) on delete cascade,
  provider text not null,
  kind text not null,
  -- json, not jsonb: results are made of it, and their fields keep their order
  payload json not null,
  dedupe_key text not null,
  created_at timestamptz(3) not null,
  primary key (job_id, dedupe_key)
);

create table provider_outcomes (
  job_id text not null references jobs (id) on delete cascade,
  provider text not null,
  outcome text not null,
  duration_ms integer not null,
  created_at timestamptz(3) not null,
  primary key (job_id, provider)
);

create table cache (
  operation text not null,
  cache_key text not null,
  result text not null,
  built_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (operation, cache_key)
);
create index cache_by_expiry on cache (expires_at);

-- Down Migration

drop table cache;
drop table provider_outcomes;
drop table findings;
drop table job_events;
drop table jobs;
