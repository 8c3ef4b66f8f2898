-- Everything the registry knows besides the files themselves. A schema of its own: it may share a database with the shop or have one alone.
create schema registry;

-- An immutable version. The row is the moment of publication: files are complete before it is written.
create table registry.version (
  mfe text not null,
  version text not null,
  major int not null,
  kind text not null check (kind in ('mfe', 'shell')),
  -- widgets.json or shell.json as the build wrote it; not jsonb, which forgets the order of the props that forms are made from.
  manifest json not null,
  -- Hash of the manifest, which holds the hash of every file: the same digest means the same bytes. Names the folder in the file store.
  digest text not null,
  -- Of all browser files, uncompressed.
  bytes bigint not null,
  commit text,
  author text,
  published_by text not null,
  published_at timestamptz not null default now(),
  primary key (mfe, version)
);
create index on registry.version (mfe, published_at desc);

-- A widget's name belongs to the micro-frontend that published it first.
create table registry.widget_name (
  name text primary key,
  mfe text not null
);

-- What is live: one row per major of a micro-frontend, and one for the shell.
create table registry.lane (
  mfe text not null,
  major int not null,
  stable text,
  last_good text,
  changed_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (mfe, major),
  foreign key (mfe, stable) references registry.version (mfe, version),
  foreign key (mfe, last_good) references registry.version (mfe, version)
);

create table registry.rollout (
  id bigint generated always as identity primary key,
  mfe text not null,
  major int not null,
  version text not null,
  -- Stable when it began; null for the first version.
  base text,
  percent numeric(5, 2) not null check (percent >= 0 and percent <= 100),
  state text not null check (state in ('running', 'held', 'finished', 'rolled-back', 'replaced')),
  -- Shuffles the buckets; the same as long as the version is being rolled out, so that nobody flips back.
  salt text not null,
  -- Said with the order: stay at this percentage.
  hold boolean not null default false,
  started_at timestamptz not null default now(),
  started_by text not null,
  stage_since timestamptz not null default now(),
  ended_at timestamptz,
  ended_by text,
  reason text,
  foreign key (mfe, major) references registry.lane (mfe, major),
  foreign key (mfe, version) references registry.version (mfe, version)
);
-- One at a time per lane.
create unique index rollout_open on registry.rollout (mfe, major) where ended_at is null;

-- Telemetry, counted per minute: nothing about a visitor.
create table registry.telemetry_minute (
  minute timestamptz not null,
  mfe text not null,
  version text not null,
  views int not null default 0,
  mounts int not null default 0,
  failures int not null default 0,
  errors int not null default 0,
  goals int not null default 0,
  -- Mount times by class (src/telemetry says the limits).
  mount_ms int[] not null,
  primary key (mfe, version, minute)
);
create index on registry.telemetry_minute (minute);

create table registry.failure (
  day date not null,
  mfe text not null,
  version text not null,
  widget text not null,
  step text not null,
  message text not null,
  page text not null,
  count int not null,
  healed int not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, mfe, version, widget, step, message)
);

-- Which page uses which widget with which props.
create table registry.use (
  source text not null check (source in ('content', 'seen')),
  page text not null,
  widget text not null,
  -- Of "name@2"; -1 for the plain name.
  major int not null default -1,
  props_hash text not null,
  props jsonb not null,
  file text not null default '',
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  primary key (source, page, widget, major, props_hash)
);
create index on registry.use (widget);

create table registry.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  text text not null
);
create index on registry.audit (at);

-- Only hashes: who reads this table cannot publish.
create table registry.access_token (
  name text primary key,
  hash bytea not null unique,
  -- publish: one micro-frontend. operate: everything. census: the page server.
  scope text not null check (scope in ('publish', 'operate', 'census')),
  mfe text,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  check ((scope = 'publish') = (mfe is not null))
);

create table registry.operator (
  name text primary key,
  password_hash text not null,
  -- Its password is known to everybody: it goes where demonstration accounts are closed.
  is_demonstration boolean not null default false,
  created_at timestamptz not null default now()
);
create table registry.operator_session (
  hash bytea primary key,
  operator text not null references registry.operator (name) on delete cascade,
  expires_at timestamptz not null
);

-- Failed sign-ins, by operator and by address.
create table registry.attempt_limit (
  key text primary key,
  attempts int not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);

-- What `npm start` made live last: it leaves alone what teams released since.
create table registry.built (
  mfe text primary key,
  version text not null
);
