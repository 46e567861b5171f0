-- Up Migration

-- Links by which an owner lets another person into an account; each is used once.
create table invitations (
  token_sha256 bytea primary key,
  account_id text not null references accounts (id) on delete cascade,
  invited_by text not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'member')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index invitations_by_account on invitations (account_id);
create index invitations_by_expiry on invitations (expires_at);

-- Down Migration

drop table invitations;
