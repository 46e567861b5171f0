create table account_changes (
  id text not null,
  account_id text not null,
  key_id text,
  kind text not null,
  before text,
  after text,
  created_at timestamp(3) with time zone not null,
  constraint account_changes_pkey PRIMARY KEY (id),
  constraint account_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint account_changes_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id),
  constraint account_changes_kind_check CHECK ((kind = ANY (ARRAY['plan'::text, 'credits'::text, 'key_budget'::text])))
);
CREATE INDEX account_changes_by_account ON account_changes USING btree (account_id, created_at);

create table accounts (
  id text not null,
  name text not null,
  plan text not null,
  anchor_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  extra_micro_dollars bigint not null default 0,
  extra_reserved_micro_dollars bigint not null default 0,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_check CHECK (((extra_reserved_micro_dollars >= 0) AND (extra_reserved_micro_dollars <= extra_micro_dollars)))
);

create table api_keys (
  id text not null,
  account_id text not null,
  name text not null,
  secret_sha256 bytea not null,
  scopes text[] not null,
  per_minute_limit integer,
  expires_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  monthly_budget integer,
  kind text not null default 'key'::text,
  user_id text,
  client_id text,
  used_at timestamp(3) with time zone,
  created_by_key text,
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint api_keys_created_by_key_fkey FOREIGN KEY (created_by_key) REFERENCES api_keys(id),
  constraint api_keys_kind_check CHECK ((kind = ANY (ARRAY['key'::text, 'oauth'::text, 'portal'::text]))),
  constraint api_keys_monthly_budget_check CHECK ((monthly_budget >= 0)),
  constraint api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX api_keys_by_account ON api_keys USING btree (account_id, created_at);
CREATE INDEX api_keys_by_client ON api_keys USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE UNIQUE INDEX api_keys_by_portal_user ON api_keys USING btree (account_id, user_id) WHERE (kind = 'portal'::text);

create table audit_log (
  id text not null,
  actor text not null,
  action text not null,
  subject text not null,
  details text not null,
  created_at timestamp(3) with time zone not null,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_by_age ON audit_log USING btree (created_at);

create table avatar_checks (
  job_id text not null,
  finding_key text not null,
  sha256 text,
  perceptual_hash text,
  checked_at timestamp(3) with time zone not null,
  constraint avatar_checks_pkey PRIMARY KEY (job_id, finding_key),
  constraint avatar_checks_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create table build_waiters (
  builder_job_id text not null,
  job_id text not null,
  constraint build_waiters_pkey PRIMARY KEY (builder_job_id, job_id),
  constraint build_waiters_builder_job_id_fkey FOREIGN KEY (builder_job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint build_waiters_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create table builds (
  operation text not null,
  cache_key text not null,
  job_id text not null,
  constraint builds_pkey PRIMARY KEY (operation, cache_key),
  constraint builds_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX builds_by_job ON builds USING btree (job_id);

create table cache (
  operation text not null,
  cache_key text not null,
  result text not null,
  built_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  events text,
  constraint cache_pkey PRIMARY KEY (operation, cache_key)
);
CREATE INDEX cache_by_expiry ON cache USING btree (expires_at);

create unlogged table case_files (
  job_id text not null,
  people_version text,
  version text not null,
  composed text not null,
  built_at timestamp(3) with time zone not null,
  constraint case_files_pkey PRIMARY KEY (job_id),
  constraint case_files_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create table claims (
  job_id text not null,
  document_key text not null,
  dedupe_key text not null,
  draft json not null,
  created_at timestamp(3) with time zone not null,
  constraint claims_pkey PRIMARY KEY (job_id, document_key, dedupe_key),
  constraint claims_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create table costs (
  job_id text not null,
  dedupe_key text not null,
  kind text not null,
  name text not null,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  micro_dollars bigint not null,
  created_at timestamp(3) with time zone not null,
  calls integer not null default 1,
  constraint costs_pkey PRIMARY KEY (job_id, dedupe_key)
);

create table findings (
  job_id text collate "C" not null,
  provider text not null,
  kind text not null,
  payload json not null,
  dedupe_key text not null,
  created_at timestamp(3) with time zone not null,
  hidden boolean not null default false,
  constraint findings_pkey PRIMARY KEY (job_id, dedupe_key),
  constraint findings_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
) partition by range (job_id);

create table groundings (
  job_id text not null,
  grounding json not null,
  created_at timestamp(3) with time zone not null,
  constraint groundings_pkey PRIMARY KEY (job_id),
  constraint groundings_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create table hits (
  id text not null,
  job_id text not null,
  finding_keys text[] not null,
  constraint hits_pkey PRIMARY KEY (id),
  constraint hits_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX hits_by_job ON hits USING btree (job_id);

create table idempotency (
  id bytea not null,
  body_sha256 bytea not null,
  job_id text,
  request_id text,
  answer text,
  usage jsonb,
  created_at timestamp(3) with time zone not null,
  sandbox boolean not null default false,
  constraint idempotency_pkey PRIMARY KEY (id)
);
CREATE INDEX idempotency_by_age ON idempotency USING btree (created_at);
CREATE INDEX idempotency_of_sandbox ON idempotency USING btree (created_at) WHERE sandbox;

create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null,
  created_at timestamp(3) with time zone not null,
  constraint identities_pkey PRIMARY KEY (issuer, subject),
  constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX identities_by_user ON identities USING btree (user_id);

create table image_signing_keys (
  id boolean not null default true,
  key text not null,
  constraint image_signing_keys_pkey PRIMARY KEY (id),
  constraint image_signing_keys_id_check CHECK (id)
);

create unlogged table images (
  id text not null,
  job_id text not null,
  sha1 text not null,
  bytes bytea not null,
  created_at timestamp(3) with time zone not null,
  constraint images_pkey PRIMARY KEY (id),
  constraint images_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint images_job_id_key UNIQUE (job_id)
);
CREATE INDEX images_created ON images USING btree (created_at);

create table incidents (
  id text not null,
  title text not null,
  details text not null,
  started_at timestamp(3) with time zone not null,
  resolved_at timestamp(3) with time zone,
  constraint incidents_pkey PRIMARY KEY (id)
);
CREATE INDEX incidents_by_age ON incidents USING btree (started_at);

create table invitations (
  token_sha256 bytea not null,
  account_id text not null,
  invited_by text not null,
  role text not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint invitations_pkey PRIMARY KEY (token_sha256),
  constraint invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text])))
);
CREATE INDEX invitations_by_account ON invitations USING btree (account_id);
CREATE INDEX invitations_by_expiry ON invitations USING btree (expires_at);

create table job_events (
  job_id text collate "C" not null,
  seq integer not null,
  type text not null,
  payload text not null,
  dedupe_key text not null,
  created_at timestamp(3) with time zone not null,
  constraint job_events_pkey PRIMARY KEY (job_id, seq),
  constraint job_events_job_id_dedupe_key_key UNIQUE (job_id, dedupe_key),
  constraint job_events_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
) partition by range (job_id);

create table job_pages (
  job_id text not null,
  url_sha256 bytea not null,
  url text not null,
  page_id bytea,
  outcome text not null,
  reason text,
  duration_ms integer not null,
  created_at timestamp(3) with time zone not null,
  constraint job_pages_pkey PRIMARY KEY (job_id, url_sha256),
  constraint job_pages_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_pages_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id)
);
CREATE INDEX job_pages_by_page ON job_pages USING btree (page_id);

create table job_responses (
  job_id text not null,
  request_sha256 bytea not null,
  constraint job_responses_pkey PRIMARY KEY (job_id, request_sha256),
  constraint job_responses_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create table jobs (
  id text not null,
  owner text not null,
  account_id text,
  key_id text,
  operation text not null,
  channel text not null,
  sandbox boolean not null,
  input jsonb not null,
  metadata jsonb not null,
  status text not null,
  stage text not null,
  progress jsonb not null,
  partial boolean not null default false,
  stop_reason text,
  error jsonb,
  warnings jsonb not null default '[]'::jsonb,
  usage jsonb,
  result text,
  request_id text not null,
  deadline_seconds integer not null,
  max_percentage integer,
  created_at timestamp(3) with time zone not null,
  started_at timestamp(3) with time zone,
  deadline_at timestamp(3) with time zone,
  completed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  last_seq integer not null default 0,
  plan json,
  erased_at timestamp(3) with time zone,
  cached boolean not null default false,
  webhook_id text,
  repeat_sha256 bytea,
  announced text not null default 'events'::text,
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint jobs_announced_check CHECK ((announced = ANY (ARRAY['nothing'::text, 'end'::text, 'events'::text]))),
  constraint jobs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'cancelling'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX jobs_by_completion ON jobs USING btree (completed_at) WHERE ((completed_at IS NOT NULL) AND (NOT sandbox));
CREATE INDEX jobs_by_operation ON jobs USING btree (owner, operation, created_at DESC, id DESC);
CREATE INDEX jobs_by_owner ON jobs USING btree (owner, created_at DESC, id DESC);
CREATE INDEX jobs_by_repeat ON jobs USING btree (repeat_sha256) WHERE (repeat_sha256 IS NOT NULL);
CREATE INDEX jobs_of_sandbox ON jobs USING btree (owner, created_at DESC, id DESC) WHERE sandbox;
CREATE INDEX jobs_of_sandbox_by_age ON jobs USING btree (created_at) WHERE sandbox;
CREATE INDEX jobs_open ON jobs USING btree (created_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text, 'cancelling'::text]));
CREATE UNIQUE INDEX jobs_repeatable ON jobs USING btree (repeat_sha256) WHERE ((repeat_sha256 IS NOT NULL) AND (status = ANY (ARRAY['queued'::text, 'running'::text])));
CREATE INDEX jobs_to_erase ON jobs USING btree (expires_at) WHERE (erased_at IS NULL);
CREATE INDEX jobs_to_forget ON jobs USING btree (created_at) WHERE (erased_at IS NOT NULL);
CREATE INDEX jobs_unsuccessful ON jobs USING btree (owner, status, created_at DESC, id DESC) WHERE (status = ANY (ARRAY['failed'::text, 'cancelled'::text]));

create table memberships (
  user_id text not null,
  account_id text not null,
  role text not null,
  created_at timestamp(3) with time zone not null,
  constraint memberships_pkey PRIMARY KEY (user_id, account_id),
  constraint memberships_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'member'::text]))),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX memberships_by_account ON memberships USING btree (account_id);

create table model_calls (
  job_id text not null,
  dedupe_key text not null,
  request_sha256 bytea not null,
  model text not null,
  answer text not null,
  finish_reason text not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  micro_dollars bigint not null,
  duration_ms integer not null,
  created_at timestamp(3) with time zone not null,
  constraint model_calls_pkey PRIMARY KEY (job_id, dedupe_key),
  constraint model_calls_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create table oauth_keys (
  id text not null,
  sealed bytea not null,
  created_at timestamp(3) with time zone not null,
  constraint oauth_keys_pkey PRIMARY KEY (id)
);

create table oauth_records (
  kind text not null,
  id_sha256 bytea not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone,
  consumed_at timestamp(3) with time zone,
  constraint oauth_records_pkey PRIMARY KEY (kind, id_sha256)
);
CREATE INDEX oauth_records_by_expiry ON oauth_records USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX oauth_records_by_grant ON oauth_records USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX oauth_records_by_uid ON oauth_records USING btree (uid) WHERE (uid IS NOT NULL);

create table operators (
  user_id text not null,
  created_at timestamp(3) with time zone not null,
  constraint operators_pkey PRIMARY KEY (user_id),
  constraint operators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table opt_out_identifiers (
  request_id text not null,
  n integer not null,
  kind text not null,
  value text not null,
  platform text,
  fact_kind text,
  fact_value text,
  url text,
  mail_code_sha256 bytea,
  origin text not null,
  state text not null,
  decided_at timestamp(3) with time zone,
  suppression_id text,
  erased_at timestamp(3) with time zone,
  constraint opt_out_identifiers_pkey PRIMARY KEY (request_id, n),
  constraint opt_out_identifiers_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text, 'username'::text, 'profile_url'::text, 'name'::text]))),
  constraint opt_out_identifiers_origin_check CHECK ((origin = ANY (ARRAY['given'::text, 'linked'::text]))),
  constraint opt_out_identifiers_request_id_fkey FOREIGN KEY (request_id) REFERENCES opt_out_requests(id) ON DELETE CASCADE,
  constraint opt_out_identifiers_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'proved'::text, 'accepted'::text, 'refused'::text])))
);
CREATE INDEX opt_out_identifiers_by_value ON opt_out_identifiers USING btree (kind, value);
CREATE INDEX opt_out_identifiers_to_erase ON opt_out_identifiers USING btree (decided_at) WHERE ((suppression_id IS NOT NULL) AND (erased_at IS NULL));

create table opt_out_requests (
  id text not null,
  number_sha256 bytea not null,
  kind text not null,
  law text not null,
  message text not null,
  code text not null,
  code_expires_at timestamp(3) with time zone not null,
  subject_sha256 bytea not null,
  created_at timestamp(3) with time zone not null,
  due_at timestamp(3) with time zone not null,
  is_extended boolean not null default false,
  closed_at timestamp(3) with time zone,
  answer text not null default ''::text,
  constraint opt_out_requests_pkey PRIMARY KEY (id),
  constraint opt_out_requests_kind_check CHECK ((kind = ANY (ARRAY['remove'::text, 'access'::text, 'correct'::text, 'lift'::text]))),
  constraint opt_out_requests_law_check CHECK ((law = ANY (ARRAY['gdpr'::text, 'ccpa'::text]))),
  constraint opt_out_requests_number_sha256_key UNIQUE (number_sha256)
);
CREATE INDEX opt_out_requests_by_age ON opt_out_requests USING btree (closed_at);
CREATE INDEX opt_out_requests_by_subject ON opt_out_requests USING btree (subject_sha256, created_at);
CREATE INDEX opt_out_requests_open ON opt_out_requests USING btree (due_at) WHERE (closed_at IS NULL);

create table pages (
  id bytea not null,
  final_url text not null,
  title text,
  text text not null,
  published_at text,
  fetched_at timestamp(3) with time zone not null,
  constraint pages_pkey PRIMARY KEY (id)
);

create table passkey_challenges (
  challenge_sha256 bytea not null,
  user_id text,
  expires_at timestamp(3) with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_sha256),
  constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges USING btree (expires_at);

create table passkeys (
  credential_id text not null,
  user_id text not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  constraint passkeys_pkey PRIMARY KEY (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_by_user ON passkeys USING btree (user_id);

create table provider_outcomes (
  job_id text not null,
  provider text not null,
  outcome text not null,
  duration_ms integer not null,
  created_at timestamp(3) with time zone not null,
  message text,
  details json,
  constraint provider_outcomes_pkey PRIMARY KEY (job_id, provider),
  constraint provider_outcomes_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
CREATE INDEX provider_outcomes_by_age ON provider_outcomes USING btree (created_at);

create table purchases (
  job_id text not null,
  provider text not null,
  created_at timestamp(3) with time zone not null,
  tries smallint not null default 1,
  constraint purchases_pkey PRIMARY KEY (job_id, provider),
  constraint purchases_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create unlogged table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_by_expiry ON rate_limits USING btree (expire);

create table requests (
  id text collate "C" not null,
  account_id text not null,
  key_id text not null,
  request_id text not null,
  job_id text,
  endpoint text,
  operation text,
  channel text not null,
  sandbox boolean not null,
  http_status integer,
  outcome text,
  error_code text,
  cached boolean not null default false,
  idempotent_replay boolean not null default false,
  source text,
  remaining_percent integer,
  duration_ms integer,
  created_at timestamp(3) with time zone not null,
  constraint requests_pkey PRIMARY KEY (id)
) partition by range (id);
CREATE INDEX requests_by_account ON ONLY public.requests USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX requests_by_job ON ONLY public.requests USING btree (job_id) WHERE (job_id IS NOT NULL);

create table service_days (
  day date not null,
  shard smallint not null,
  reserved_micro_dollars bigint not null,
  spent_micro_dollars bigint not null,
  constraint service_days_pkey PRIMARY KEY (day, shard),
  constraint service_days_reserved_micro_dollars_check CHECK ((reserved_micro_dollars >= 0)),
  constraint service_days_spent_micro_dollars_check CHECK ((spent_micro_dollars >= 0))
);

create table sessions (
  token_sha256 bytea not null,
  user_id text not null,
  created_at timestamp(3) with time zone not null,
  seen_at timestamp(3) with time zone not null,
  constraint sessions_pkey PRIMARY KEY (token_sha256),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_by_age ON sessions USING btree (seen_at);
CREATE INDEX sessions_by_user ON sessions USING btree (user_id);

create table sign_in_links (
  token_sha256 bytea not null,
  user_id text not null,
  expires_at timestamp(3) with time zone not null,
  constraint sign_in_links_pkey PRIMARY KEY (token_sha256),
  constraint sign_in_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_links_by_expiry ON sign_in_links USING btree (expires_at);

create table site_outcomes (
  job_id text not null,
  site text not null,
  outcome text not null,
  reason text not null,
  duration_ms integer not null,
  described boolean not null default false,
  created_at timestamp(3) with time zone not null,
  constraint site_outcomes_pkey PRIMARY KEY (job_id, site),
  constraint site_outcomes_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create table source_responses (
  request_sha256 bytea not null,
  provider text not null,
  status integer not null,
  headers json not null,
  body text not null,
  expires_at timestamp(3) with time zone not null,
  constraint source_responses_pkey PRIMARY KEY (request_sha256)
);
CREATE INDEX source_responses_by_expiry ON source_responses USING btree (expires_at);

create table suppressions (
  id text not null,
  kind text not null,
  value text not null,
  platform text,
  fact_kind text,
  fact_value text,
  note text not null,
  created_at timestamp(3) with time zone not null,
  constraint suppressions_pkey PRIMARY KEY (id),
  constraint suppressions_check CHECK (((platform IS NULL) OR (kind = ANY (ARRAY['username'::text, 'profile_url'::text])))),
  constraint suppressions_check1 CHECK (((kind = 'name'::text) = (fact_kind IS NOT NULL))),
  constraint suppressions_check2 CHECK (((fact_kind IS NULL) = (fact_value IS NULL))),
  constraint suppressions_fact_kind_check CHECK ((fact_kind = ANY (ARRAY['employer'::text, 'location'::text, 'birth_year'::text, 'email'::text, 'phone'::text, 'username'::text, 'profile_url'::text]))),
  constraint suppressions_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text, 'username'::text, 'profile_url'::text, 'name'::text]))),
  constraint suppressions_kind_value_platform_fact_kind_fact_value_key UNIQUE NULLS NOT DISTINCT (kind, value, platform, fact_kind, fact_value)
);

create table switched_off_sites (
  site text not null,
  reason text not null,
  since timestamp(3) with time zone not null,
  constraint switched_off_sites_pkey PRIMARY KEY (site)
);

create table usage_ledger (
  job_id text not null,
  kind text not null,
  account_id text not null,
  week_start timestamp(3) with time zone not null,
  micro_dollars bigint not null,
  created_at timestamp(3) with time zone not null,
  key_id text,
  extra_micro_dollars bigint not null default 0,
  outcome text,
  error_code text,
  metered boolean,
  percentage_charged integer,
  remaining_percent integer,
  model_input_tokens bigint,
  model_output_tokens bigint,
  tool_calls integer,
  constraint usage_ledger_pkey PRIMARY KEY (job_id, kind),
  constraint usage_ledger_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint usage_ledger_check CHECK (((extra_micro_dollars >= 0) AND (extra_micro_dollars <= micro_dollars))),
  constraint usage_ledger_kind_check CHECK ((kind = ANY (ARRAY['reserve'::text, 'settle'::text, 'release'::text])))
);

create table usage_months (
  key_id text not null,
  month date not null,
  reserved_micro_dollars bigint not null,
  spent_micro_dollars bigint not null,
  constraint usage_months_pkey PRIMARY KEY (key_id, month),
  constraint usage_months_reserved_micro_dollars_check CHECK ((reserved_micro_dollars >= 0)),
  constraint usage_months_spent_micro_dollars_check CHECK ((spent_micro_dollars >= 0))
);

create table usage_weeks (
  account_id text not null,
  week_start timestamp(3) with time zone not null,
  reserved_micro_dollars bigint not null default 0,
  spent_micro_dollars bigint not null default 0,
  constraint usage_weeks_pkey PRIMARY KEY (account_id, week_start),
  constraint usage_weeks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint usage_weeks_reserved_micro_dollars_check CHECK ((reserved_micro_dollars >= 0)),
  constraint usage_weeks_spent_micro_dollars_check CHECK ((spent_micro_dollars >= 0))
);

create table users (
  id text not null,
  name text not null,
  email text,
  password text,
  created_at timestamp(3) with time zone not null,
  constraint users_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX users_by_email ON users USING btree (lower(email));
CREATE UNIQUE INDEX users_by_name ON users USING btree (lower(name));

create table webhook_attempts (
  id text not null,
  delivery_id text not null,
  number integer not null,
  http_status integer,
  duration_ms integer not null,
  error text,
  response text,
  created_at timestamp(3) with time zone not null,
  constraint webhook_attempts_pkey PRIMARY KEY (id),
  constraint webhook_attempts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE,
  constraint webhook_attempts_delivery_id_number_key UNIQUE (delivery_id, number)
);

create table webhook_deliveries (
  id text not null,
  event_id text not null,
  endpoint_id text not null,
  status text not null default 'pending'::text,
  attempts integer not null default 0,
  next_attempt_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  completed_at timestamp(3) with time zone,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  constraint webhook_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES webhook_events(id) ON DELETE CASCADE,
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries USING btree (endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_by_event ON webhook_deliveries USING btree (event_id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (next_attempt_at) WHERE (status = 'pending'::text);
CREATE INDEX webhook_deliveries_undelivered ON webhook_deliveries USING btree (endpoint_id, created_at DESC, id DESC) WHERE (status <> 'delivered'::text);

create table webhook_endpoints (
  id text not null,
  account_id text not null,
  url text not null,
  description text not null,
  events text[] not null,
  status text not null,
  disabled_reason text,
  secret text not null,
  previous_secret text,
  previous_secret_until timestamp(3) with time zone,
  metadata jsonb not null,
  consecutive_failures integer not null default 0,
  failing_since timestamp(3) with time zone,
  last_delivery_at timestamp(3) with time zone,
  last_success_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null,
  updated_at timestamp(3) with time zone not null,
  grant_id text,
  constraint webhook_endpoints_pkey PRIMARY KEY (id),
  constraint webhook_endpoints_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint webhook_endpoints_check CHECK (((status = 'disabled'::text) = (disabled_reason IS NOT NULL))),
  constraint webhook_endpoints_check1 CHECK (((previous_secret IS NULL) = (previous_secret_until IS NULL))),
  constraint webhook_endpoints_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['by_caller'::text, 'gone'::text, 'failing'::text, 'access_ended'::text]))),
  constraint webhook_endpoints_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES api_keys(id),
  constraint webhook_endpoints_status_check CHECK ((status = ANY (ARRAY['enabled'::text, 'disabled'::text])))
);
CREATE INDEX webhook_endpoints_by_account ON webhook_endpoints USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX webhook_endpoints_by_grant ON webhook_endpoints USING btree (grant_id) WHERE (grant_id IS NOT NULL);

create table webhook_events (
  id text not null,
  account_id text not null,
  job_id text not null,
  endpoint_id text,
  type text not null,
  is_test boolean not null default false,
  body text not null,
  created_at timestamp(3) with time zone not null,
  constraint webhook_events_pkey PRIMARY KEY (id),
  constraint webhook_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint webhook_events_job_id_key UNIQUE (job_id)
);
CREATE INDEX webhook_events_by_account ON webhook_events USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX webhook_events_by_age ON webhook_events USING btree (created_at);

create table written_sentences (
  job_id text not null,
  position integer not null,
  text text not null,
  claim_ids text[] not null,
  source_ids text[] not null,
  created_at timestamp(3) with time zone not null,
  constraint written_sentences_pkey PRIMARY KEY (job_id, "position"),
  constraint written_sentences_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);
