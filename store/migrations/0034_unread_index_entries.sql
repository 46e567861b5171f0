-- Up Migration

-- The ledger is read by job alone.
drop index usage_ledger_by_week;

-- A job's row is written three times, and has ended in the last of them only.
drop index jobs_by_completion;
create index jobs_by_completion on jobs (completed_at) where completed_at is not null and not sandbox;

-- Down Migration

drop index jobs_by_completion;
create index jobs_by_completion on jobs (completed_at) where not sandbox;

create index usage_ledger_by_week on usage_ledger (account_id, week_start);
