-- Up Migration

-- Filters of the job list that may find little in much.
create index jobs_unsuccessful on jobs (owner, status, created_at desc, id desc) where status in ('failed', 'cancelled');
create index jobs_by_operation on jobs (owner, operation, created_at desc, id desc);
create index jobs_of_sandbox on jobs (owner, created_at desc, id desc) where sandbox;
create index webhook_deliveries_undelivered on webhook_deliveries (endpoint_id, created_at desc, id desc) where status <> 'delivered';

-- Rows past their time.
create index jobs_to_forget on jobs (created_at) where erased_at is not null;

-- Answered requests that one row stands for.
alter table costs add column calls integer not null default 1;

-- Down Migration

alter table costs drop column calls;
drop index jobs_to_forget;
drop index webhook_deliveries_undelivered;
drop index jobs_of_sandbox;
drop index jobs_by_operation;
drop index jobs_unsuccessful;
