-- Up Migration

-- Where an account's backend is told that background work has ended. The secrets stand here as they are: they sign.
create table webhook_endpoints (
  id text primary key,
  account_id text not null references accounts (id),
  url text not null,
  description text not null,
  -- empty: only jobs that name it use it
  events text[] not null,
  status text not null check (status in ('enabled', 'disabled')),
  disabled_reason text check (disabled_reason in ('by_caller', 'gone', 'failing')),
  secret text not null,
  -- signs too until then, while its owner changes over
  previous_secret text,
  previous_secret_until timestamptz(3),
  metadata jsonb not null,
  consecutive_failures integer not null default 0,
  -- since when nothing was delivered although it was tried
  failing_since timestamptz(3),
  last_delivery_at timestamptz(3),
  last_success_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((status = 'disabled') = (disabled_reason is not null)),
  check ((previous_secret is null) = (previous_secret_until is null))
);
create index webhook_endpoints_by_account on webhook_endpoints (account_id, created_at desc, id desc);

-- One for each finished background job, written in the transaction that ends it.
create table webhook_events (
  id text primary key,
  account_id text not null references accounts (id),
  -- of a test: made up
  job_id text not null unique,
  -- the one endpoint that the job named, or null: all that subscribe
  endpoint_id text,
  type text not null,
  is_test boolean not null default false,
  -- text, because it is signed and sent byte for byte
  body text not null,
  created_at timestamptz(3) not null
);
create index webhook_events_by_account on webhook_events (account_id, created_at desc, id desc);
create index webhook_events_by_age on webhook_events (created_at);

create table webhook_deliveries (
  id text primary key,
  event_id text not null references webhook_events (id) on delete cascade,
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'cancelled')),
  -- how many were made and written down
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  completed_at timestamptz(3)
);
create index webhook_deliveries_by_endpoint on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_by_event on webhook_deliveries (event_id);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'pending';

create table webhook_attempts (
  id text primary key,
  delivery_id text not null references webhook_deliveries (id) on delete cascade,
  number integer not null,
  -- null: there was no answer
  http_status integer,
  duration_ms integer not null,
  -- null: delivered
  error text,
  -- how the answer begins
  response text,
  created_at timestamptz(3) not null,
  unique (delivery_id, number)
);

alter table jobs add column webhook_id text;

-- Down Migration

alter table jobs drop column webhook_id;
drop table webhook_attempts;
drop table webhook_deliveries;
drop table webhook_events;
drop table webhook_endpoints;
