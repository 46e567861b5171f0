-- Up Migration

-- Extra credits do not expire. What is reserved of them is still among them.
alter table accounts
  add column extra_micro_dollars bigint not null default 0,
  add column extra_reserved_micro_dollars bigint not null default 0,
  add check (extra_reserved_micro_dollars >= 0 and extra_reserved_micro_dollars <= extra_micro_dollars);

-- In credits for each UTC month; null = none.
alter table api_keys add column monthly_budget integer check (monthly_budget >= 0);

-- What people changed about an account: append-only.
create table account_changes (
  id text primary key,
  account_id text not null references accounts (id),
  key_id text references api_keys (id),
  kind text not null check (kind in ('plan', 'credits', 'key_budget')),
  before text,
  after text,
  created_at timestamptz(3) not null
);
create index account_changes_by_account on account_changes (account_id, created_at);

-- A settlement tells everything that a bill says of a run, since it outlives the job.
alter table usage_ledger
  add column key_id text,
  -- how much of micro_dollars is, or is to be, paid with extra credits
  add column extra_micro_dollars bigint not null default 0,
  add column outcome text,
  add column error_code text,
  add column metered boolean,
  add column percentage_charged integer,
  add column remaining_percent integer,
  add column model_input_tokens bigint,
  add column model_output_tokens bigint,
  add column tool_calls integer,
  add check (extra_micro_dollars >= 0 and extra_micro_dollars <= micro_dollars);

-- The running total of a key's UTC month, of the runs that were reserved in it.
create table usage_months (
  key_id text not null,
  month date not null,
  reserved_micro_dollars bigint not null check (reserved_micro_dollars >= 0),
  spent_micro_dollars bigint not null check (spent_micro_dollars >= 0),
  primary key (key_id, month)
);

-- What runs cost us on a UTC day, whoever pays it. Many rows a day, so that accounts seldom wait for each other.
create table service_days (
  day date not null,
  shard smallint not null,
  reserved_micro_dollars bigint not null check (reserved_micro_dollars >= 0),
  spent_micro_dollars bigint not null check (spent_micro_dollars >= 0),
  primary key (day, shard)
);

-- What ran before these totals were kept.
update usage_ledger set key_id = jobs.key_id from jobs where jobs.id = usage_ledger.job_id;
insert into usage_months (key_id, month, reserved_micro_dollars, spent_micro_dollars)
  select reserve.key_id, date_trunc('month', reserve.created_at, 'UTC') at time zone 'UTC',
    sum(case when settle.job_id is null then reserve.micro_dollars else 0 end), sum(coalesce(settle.micro_dollars, 0))
  from usage_ledger reserve left join usage_ledger settle on settle.job_id = reserve.job_id and settle.kind = 'settle'
  where reserve.kind = 'reserve' and reserve.key_id is not null
  group by 1, 2;
insert into service_days (day, shard, reserved_micro_dollars, spent_micro_dollars)
  select reserve.created_at at time zone 'UTC', mod(abs(hashtext(reserve.account_id)::bigint), 16),
    sum(case when settle.job_id is null then reserve.micro_dollars else 0 end), sum(coalesce(settle.micro_dollars, 0))
  from usage_ledger reserve left join usage_ledger settle on settle.job_id = reserve.job_id and settle.kind = 'settle'
  where reserve.kind = 'reserve'
  group by 1, 2;

-- One row for each request of an ordinary key: ids and figures only. One that starts a run has the run's id and is written with it, so that
-- nothing that is billed is missing here; its own figures follow when it ends.
create table requests (
  id text primary key,
  account_id text not null,
  key_id text not null,
  request_id text not null,
  job_id text,
  endpoint text,
  operation text,
  channel text not null,
  sandbox boolean not null,
  http_status integer,
  outcome text,
  error_code text,
  cached boolean not null default false,
  idempotent_replay boolean not null default false,
  source text,
  remaining_percent integer,
  duration_ms integer,
  created_at timestamptz(3) not null
);
create index requests_by_account on requests (account_id, created_at desc, id desc);
create index requests_by_age on requests (created_at);

-- Down Migration

drop table requests;
drop table service_days;
drop table usage_months;
alter table usage_ledger
  drop column key_id, drop column extra_micro_dollars, drop column outcome, drop column error_code, drop column metered,
  drop column percentage_charged, drop column remaining_percent, drop column model_input_tokens, drop column model_output_tokens,
  drop column tool_calls;
drop table account_changes;
alter table api_keys drop column monthly_budget;
alter table accounts drop column extra_micro_dollars, drop column extra_reserved_micro_dollars;
