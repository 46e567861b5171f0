-- Up Migration

-- A commit that notifies takes a lock that all commits of the server share until it is flushed, so
-- what has no reader is not announced. Processes of the release before name no value: all of it is.
alter table jobs
  add column announced text not null default 'events'
    check (announced in ('nothing', 'end', 'events'));

-- Down Migration

alter table jobs drop column announced;
