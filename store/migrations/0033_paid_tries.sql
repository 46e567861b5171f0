-- Up Migration

-- How often a job has begun to ask a paid provider: an answer that kills its worker each time is
-- not bought without end.
alter table purchases add column tries smallint not null default 1;

-- Down Migration

alter table purchases drop column tries;
