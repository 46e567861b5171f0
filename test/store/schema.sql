create table accounts (
  id text not null,
  name text not null,
  plan text not null,
  anchor_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null,
  constraint accounts_pkey PRIMARY KEY (id)
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
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE INDEX api_keys_by_account ON api_keys USING btree (account_id, created_at);

create table avatar_checks (
  job_id text not null,
  finding_key text not null,
  sha256 text,
  perceptual_hash text,
  checked_at timestamp(3) with time zone not null,
  constraint avatar_checks_pkey PRIMARY KEY (job_id, finding_key),
  constraint avatar_checks_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create table cache (
  operation text not null,
  cache_key text not null,
  result text not null,
  built_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  constraint cache_pkey PRIMARY KEY (operation, cache_key)
);
CREATE INDEX cache_by_expiry ON cache USING btree (expires_at);

create table costs (
  job_id text not null,
  dedupe_key text not null,
  kind text not null,
  name text not null,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  micro_dollars bigint not null,
  created_at timestamp(3) with time zone not null,
  constraint costs_pkey PRIMARY KEY (job_id, dedupe_key)
);

create table findings (
  job_id text not null,
  provider text not null,
  kind text not null,
  payload json not null,
  dedupe_key text not null,
  created_at timestamp(3) with time zone not null,
  hidden boolean not null default false,
  constraint findings_pkey PRIMARY KEY (job_id, dedupe_key),
  constraint findings_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
);

create table job_events (
  job_id text not null,
  seq integer not null,
  type text not null,
  payload text not null,
  dedupe_key text not null,
  created_at timestamp(3) with time zone not null,
  constraint job_events_pkey PRIMARY KEY (job_id, seq),
  constraint job_events_job_id_dedupe_key_key UNIQUE (job_id, dedupe_key),
  constraint job_events_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
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
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint jobs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'cancelling'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX jobs_by_owner ON jobs USING btree (owner, created_at DESC, id DESC);
CREATE INDEX jobs_open ON jobs USING btree (created_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text, 'cancelling'::text]));
CREATE INDEX jobs_to_erase ON jobs USING btree (expires_at) WHERE (erased_at IS NULL);

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

create unlogged table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_by_expiry ON rate_limits USING btree (expire);

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

create table usage_ledger (
  job_id text not null,
  kind text not null,
  account_id text not null,
  week_start timestamp(3) with time zone not null,
  micro_dollars bigint not null,
  created_at timestamp(3) with time zone not null,
  constraint usage_ledger_pkey PRIMARY KEY (job_id, kind),
  constraint usage_ledger_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint usage_ledger_kind_check CHECK ((kind = ANY (ARRAY['reserve'::text, 'settle'::text, 'release'::text])))
);
CREATE INDEX usage_ledger_by_week ON usage_ledger USING btree (account_id, week_start);

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
