-- Up Migration

-- Who may see and change all accounts on the pages; named by a command only.
create table operators (
  user_id text primary key references users (id) on delete cascade,
  created_at timestamptz(3) not null
);

-- Down Migration

drop table operators;
