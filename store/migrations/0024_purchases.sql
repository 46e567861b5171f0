-- Up Migration

-- Written before a paid report is asked for: a job whose worker dies meanwhile does not buy it again.
create table purchases (
  job_id text not null references jobs (id) on delete cascade,
  provider text not null,
  created_at timestamptz(3) not null,
  primary key (job_id, provider)
);

-- Down Migration

drop table purchases;
