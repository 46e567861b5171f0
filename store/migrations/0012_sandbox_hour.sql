-- Up Migration

-- Of a request in the sandbox: forgotten after an hour, with its job.
alter table idempotency add column sandbox boolean not null default false;
create index idempotency_of_sandbox on idempotency (created_at) where sandbox;
create index jobs_of_sandbox_by_age on jobs (created_at) where sandbox;

-- Down Migration

drop index jobs_of_sandbox_by_age;
drop index idempotency_of_sandbox;
alter table idempotency drop column sandbox;
