-- Up Migration

-- Which kept answers of providers a job has used, so that erasing the job erases them as well.
create table job_responses (
  job_id text not null references jobs on delete cascade,
  request_sha256 bytea not null,
  primary key (job_id, request_sha256)
);

-- A job's requests are looked for when it is erased.
create index requests_by_job on requests (job_id) where job_id is not null;

-- Down Migration

drop index requests_by_job;
drop table job_responses;
