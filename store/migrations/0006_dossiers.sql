-- Up Migration

-- A page as it was read. Several jobs may use one; it goes with the last of them.
create table pages (
  -- SHA-256 of its final address and its content
  id bytea primary key,
  final_url text not null,
  title text,
  text text not null,
  -- the day that it says it was published
  published_at text,
  fetched_at timestamptz(3) not null
);

-- What a job came to with each page: a resumed run does not ask for it again.
create table job_pages (
  job_id text not null references jobs (id) on delete cascade,
  url_sha256 bytea not null,
  url text not null,
  page_id bytea references pages (id),
  outcome text not null,
  -- why nothing was taken from it
  reason text,
  duration_ms integer not null,
  created_at timestamptz(3) not null,
  primary key (job_id, url_sha256)
);
create index job_pages_by_page on job_pages (page_id);

-- What documents say, one row for each statement with the place that it quotes; merged into a dossier's claims at the run's end.
create table claims (
  job_id text not null references jobs (id) on delete cascade,
  -- the finding or page that is quoted
  document_key text not null,
  dedupe_key text not null,
  draft json not null,
  created_at timestamptz(3) not null,
  primary key (job_id, document_key, dedupe_key)
);

-- What a language model was asked and answered: looked up before each call, so that a repeated activity pays for nothing twice.
create table model_calls (
  job_id text not null references jobs (id) on delete cascade,
  dedupe_key text not null,
  request_sha256 bytea not null,
  model text not null,
  answer text not null,
  finish_reason text not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  micro_dollars bigint not null,
  duration_ms integer not null,
  created_at timestamptz(3) not null,
  primary key (job_id, dedupe_key)
);

-- Sentences of a summary or an answer, verified and told: a resumed run goes on behind them.
create table written_sentences (
  job_id text not null references jobs (id) on delete cascade,
  position integer not null,
  text text not null,
  -- claims and documents that carry it
  claim_ids text[] not null,
  source_ids text[] not null,
  created_at timestamptz(3) not null,
  primary key (job_id, position)
);

-- Who is building what belongs into the shared cache: of two equal builds the second waits for the first.
create table builds (
  operation text not null,
  cache_key text not null,
  job_id text not null references jobs (id) on delete cascade,
  primary key (operation, cache_key)
);
create index builds_by_job on builds (job_id);
create table build_waiters (
  builder_job_id text not null references jobs (id) on delete cascade,
  job_id text not null references jobs (id) on delete cascade,
  primary key (builder_job_id, job_id)
);

-- Where a candidate of a search came from, so that a dossier can begin with it.
create table hits (
  id text primary key,
  job_id text not null references jobs (id) on delete cascade,
  finding_keys text[] not null
);
create index hits_by_job on hits (job_id);

-- The events that a cached answer is told in, as the inside of a JSON array; null where an answer is not told in events.
alter table cache add column events text;

-- The job answered from the shared cache.
alter table jobs add column cached boolean not null default false;

-- Down Migration

alter table jobs drop column cached;
alter table cache drop column events;
drop table hits;
drop table build_waiters;
drop table builds;
drop table written_sentences;
drop table model_calls;
drop table claims;
drop table job_pages;
drop table pages;
