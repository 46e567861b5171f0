-- Up Migration

-- What a tool call asked, so that the same call attaches to its job while that runs.
alter table jobs add column repeat_sha256 bytea;

create unique index jobs_repeatable on jobs (repeat_sha256)
  where repeat_sha256 is not null and status in ('queued', 'running');

-- Down Migration

drop index jobs_repeatable;
alter table jobs drop column repeat_sha256;
