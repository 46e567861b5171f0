-- Up Migration

-- What people ask about themselves on the public page: to be removed, to see what is stored, to
-- have it corrected, or to lift their opt-out.
create table opt_out_requests (
  id text primary key,
  -- of the number by which the person looks the state up
  number_sha256 bytea not null unique,
  kind text not null check (kind in ('remove', 'access', 'correct', 'lift')),
  law text not null check (law in ('gdpr', 'ccpa')),
  message text not null,
  -- stands for a day on a page of theirs
  code text not null,
  code_expires_at timestamptz(3) not null,
  -- of the network address, so that one address files no flood
  subject_sha256 bytea not null,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  is_extended boolean not null default false,
  closed_at timestamptz(3),
  -- what the operator writes for the person to read
  answer text not null default ''
);
create index opt_out_requests_open on opt_out_requests (due_at) where closed_at is null;
create index opt_out_requests_by_subject on opt_out_requests (subject_sha256, created_at);
create index opt_out_requests_by_age on opt_out_requests (closed_at);

create table opt_out_identifiers (
  request_id text not null references opt_out_requests (id) on delete cascade,
  n integer not null,
  -- as in suppressions
  kind text not null check (kind in ('email', 'phone', 'username', 'profile_url', 'name')),
  value text not null,
  platform text,
  fact_kind text,
  fact_value text,
  -- the address as the person gave it, where a code can stand; null for other identifiers
  url text,
  -- of the code that was mailed; null: none was
  mail_code_sha256 bytea,
  -- linked: what is stored links it to one that was proved
  origin text not null check (origin in ('given', 'linked')),
  state text not null check (state in ('waiting', 'proved', 'accepted', 'refused')),
  decided_at timestamptz(3),
  suppression_id text,
  -- when what was stored about it was erased
  erased_at timestamptz(3),
  primary key (request_id, n)
);
create index opt_out_identifiers_by_value on opt_out_identifiers (kind, value);
create index opt_out_identifiers_to_erase on opt_out_identifiers (decided_at)
  where suppression_id is not null and erased_at is null;

-- Who did what, beside what account_changes says of money.
create table audit_log (
  id text primary key,
  -- an operator by name, a command, or the person of a request
  actor text not null,
  action text not null,
  -- the id of what was changed
  subject text not null,
  details text not null,
  created_at timestamptz(3) not null
);
create index audit_log_by_age on audit_log (created_at);

-- Down Migration

drop table audit_log;
drop table opt_out_identifiers;
drop table opt_out_requests;
