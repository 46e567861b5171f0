-- Up Migration

-- What requests with an Idempotency-Key began, for 24 hours (design 7.8). A job's row is written by the statement that writes the job.
create table idempotency (
  -- SHA-256 of owner, method, path and key: callers' own words are needed by nobody
  id bytea primary key,
  -- of the canonical JSON body
  body_sha256 bytea not null,
  -- null: a batch, or answered without a job
  job_id text,
  -- of a batch: its answers all name the first request
  request_id text,
  -- text, because it is replayed byte for byte; null: told as a stream, or erased
  answer text,
  usage jsonb,
  created_at timestamptz(3) not null
);
create index idempotency_by_age on idempotency (created_at);

-- Down Migration

drop table idempotency;
