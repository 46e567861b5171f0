-- Up Migration

-- A tool call whose answer was lost finds its job for a while after it has ended, too.
create index jobs_by_repeat on jobs (repeat_sha256) where repeat_sha256 is not null;

-- Down Migration

drop index jobs_by_repeat;
