-- Up Migration

-- whom the run asks, decided once: another worker may be configured otherwise
alter table jobs add column plan json;

-- of somebody who asked not to be found: kept until the run's end only, so that what belongs to it is recognised, then deleted
alter table findings add column hidden boolean not null default false;

-- what the outcome means for this answer, in words, and figures for whoever wants to check
alter table provider_outcomes add column message text;
alter table provider_outcomes add column details json;

-- One row for each site that a username sweep has an answer about: a resumed sweep does not ask it again.
create table site_outcomes (
  job_id text not null references jobs (id) on delete cascade,
  site text not null,
  outcome text not null,
  reason text not null,
  duration_ms integer not null,
  -- of a found account: its page was looked at, whatever came of it
  described boolean not null default false,
  created_at timestamptz(3) not null,
  primary key (job_id, site)
);

-- Profile pictures that were looked at, by the finding that shows them; both null when the picture could not be read.
create table avatar_checks (
  job_id text not null references jobs (id) on delete cascade,
  finding_key text not null,
  sha256 text,
  perceptual_hash text,
  checked_at timestamptz(3) not null,
  primary key (job_id, finding_key)
);

-- Providers' answers, for as long as their terms and their facts allow. By the hash of the request: the address may name a person.
create table source_responses (
  request_sha256 bytea primary key,
  provider text not null,
  status integer not null,
  headers json not null,
  body text not null,
  expires_at timestamptz(3) not null
);
create index source_responses_by_expiry on source_responses (expires_at);

-- Down Migration

drop table source_responses;
drop table avatar_checks;
drop table site_outcomes;
alter table provider_outcomes drop column details;
alter table provider_outcomes drop column message;
alter table findings drop column hidden;
alter table jobs drop column plan;
