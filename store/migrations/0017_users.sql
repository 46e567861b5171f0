-- Up Migration

-- Who signs in on the pages. Keys belong to accounts; users belong to accounts by membership.
create table users (
  id text primary key,
  name text not null,
  email text,
  -- argon2id in the PHC string format; null: signs in otherwise
  password text,
  created_at timestamptz(3) not null
);
create unique index users_by_name on users (lower(name));
create unique index users_by_email on users (lower(email));

create table memberships (
  user_id text not null references users (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  role text not null check (role in ('owner', 'member')),
  created_at timestamptz(3) not null,
  primary key (user_id, account_id)
);
create index memberships_by_account on memberships (account_id);

-- A subject of another identity provider. An e-mail address identifies no one.
create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (issuer, subject)
);
create index identities_by_user on identities (user_id);

create table passkeys (
  credential_id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index passkeys_by_user on passkeys (user_id);

-- Secrets are stored as SHA-256 here and below.
create table sessions (
  token_sha256 bytea primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  seen_at timestamptz(3) not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_age on sessions (seen_at);

create table sign_in_links (
  token_sha256 bytea primary key,
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index sign_in_links_by_expiry on sign_in_links (expires_at);

create table passkey_challenges (
  challenge_sha256 bytea primary key,
  -- of a new passkey; null: to sign in
  user_id text references users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

-- Down Migration

drop table passkey_challenges;
drop table sign_in_links;
drop table sessions;
drop table passkeys;
drop table identities;
drop table memberships;
drop table users;
