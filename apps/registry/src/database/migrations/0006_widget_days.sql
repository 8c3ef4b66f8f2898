-- Mounts of each widget per day, for the digest of a team; nothing about a visitor.
create table registry.widget_day (
  day date not null,
  mfe text not null,
  widget text not null,
  mounts int not null,
  -- Times until it was mounted by class (src/telemetry/mount-classes.ts).
  mount_ms int[] not null,
  primary key (mfe, widget, day)
);
create index on registry.widget_day (day);
