-- Up Migration

-- What a run bought, written in one transaction with it; settlement sums it, whatever ended the run.
create table costs (
  job_id text not null,
  dedupe_key text not null,
  kind text not null,
  name text not null,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  micro_dollars bigint not null,
  created_at timestamptz(3) not null,
  primary key (job_id, dedupe_key)
);

-- Append-only; outlives the job.
create table usage_ledger (
  job_id text not null,
  kind text not null check (kind in ('reserve', 'settle', 'release')),
  account_id text not null references accounts (id),
  week_start timestamptz(3) not null,
  micro_dollars bigint not null,
  created_at timestamptz(3) not null,
  primary key (job_id, kind)
);
create index usage_ledger_by_week on usage_ledger (account_id, week_start);

-- The running total of a week, changed only together with the ledger.
create table usage_weeks (
  account_id text not null references accounts (id),
  week_start timestamptz(3) not null,
  reserved_micro_dollars bigint not null default 0 check (reserved_micro_dollars >= 0),
  spent_micro_dollars bigint not null default 0 check (spent_micro_dollars >= 0),
  primary key (account_id, week_start)
);

-- Down Migration

drop table usage_weeks;
drop table usage_ledger;
drop table costs;
