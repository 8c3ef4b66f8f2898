-- How fast pages are, as counts by class (src/web-vitals/vital-classes.ts); nothing about a visitor. The rows of a
-- release are bounded: page types are words of a list. See docs/decisions/0179.
create table registry.release_vital (
  release text not null,
  page_type text not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  views int not null,
  lcp int[] not null,
  cls int[] not null,
  inp int[] not null,
  fcp int[] not null,
  primary key (release, page_type)
);
create index on registry.release_vital (last_at);

-- The widget whose element decided a value.
create table registry.widget_vital (
  mfe text not null,
  version text not null,
  widget text not null,
  last_at timestamptz not null default now(),
  lcp int[] not null,
  cls int[] not null,
  inp int[] not null,
  primary key (mfe, version, widget),
  foreign key (mfe, version) references registry.version (mfe, version) on delete cascade
);
create index on registry.widget_vital (last_at);
