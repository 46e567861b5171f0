-- Up Migration

-- What the operator says on the status page.
create table incidents (
  id text primary key,
  title text not null,
  details text not null,
  started_at timestamptz(3) not null,
  resolved_at timestamptz(3)
);
create index incidents_by_age on incidents (started_at);

-- The status page counts what ended within a day.
create index jobs_by_completion on jobs (completed_at) where not sandbox;
create index provider_outcomes_by_age on provider_outcomes (created_at);

-- Down Migration

drop index provider_outcomes_by_age;
drop index jobs_by_completion;
drop table incidents;
