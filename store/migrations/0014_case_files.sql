-- Up Migration

-- The people, claims and sections of a run as they were last built: the next activity begins with
-- them. A row lives as long as its run gathers and concludes.
create table case_files (
  job_id text primary key references jobs (id) on delete cascade,
  -- of the findings that were grouped; null where some of them must not be shown
  people_version text,
  -- of everything that it was built of
  version text not null,
  composed text not null,
  built_at timestamptz(3) not null
);

-- Down Migration

drop table case_files;
