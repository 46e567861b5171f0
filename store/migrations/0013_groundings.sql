-- Up Migration

-- What a chat knows from the person's dossier before it looks anything up: chosen once, so that all
-- activities of its run, and what is repeated of them, go by the same.
create table groundings (
  job_id text primary key references jobs (id) on delete cascade,
  grounding json not null,
  created_at timestamptz(3) not null
);

-- They were rows of findings. Those stay until their jobs are erased: workers of the release before
-- read them while this one starts.
insert into groundings (job_id, grounding, created_at)
  select job_id, payload, created_at from findings where dedupe_key = 'grounding' and provider = 'dossier';

-- Down Migration

insert into findings (job_id, provider, kind, payload, dedupe_key, created_at)
  select job_id, 'dossier', 'dossier', grounding, 'grounding', created_at from groundings
  on conflict do nothing;
drop table groundings;
