-- Up Migration

-- Who asked not to be researched. Values are normalised, so that an entry is found by comparing.
create table suppressions (
  id text primary key,
  kind text not null check (kind in ('email', 'phone', 'username', 'profile_url', 'name')),
  value text not null,
  -- a username or a profile on this platform only
  platform text check (platform is null or kind in ('username', 'profile_url')),
  fact_kind text check (fact_kind in ('employer', 'location', 'birth_year', 'email', 'phone', 'username', 'profile_url')),
  fact_value text,
  note text not null,
  created_at timestamptz(3) not null,
  -- a name never stands alone: it would silence everybody who shares it
  check ((kind = 'name') = (fact_kind is not null)),
  check ((fact_kind is null) = (fact_value is null)),
  unique nulls not distinct (kind, value, platform, fact_kind, fact_value)
);

-- When the job lost what it knew about people: by retention, or because somebody asked for it.
alter table jobs add column erased_at timestamptz(3);
create index jobs_to_erase on jobs (expires_at) where erased_at is null;

-- Down Migration

drop index jobs_to_erase;
alter table jobs drop column erased_at;
drop table suppressions;
