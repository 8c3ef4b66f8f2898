-- What each network has added to the counts of a version within a stage of its rollout: the rules of rollouts need distinct networks.
create table registry.network_count (
  -- rollout.stage_since
  stage timestamptz not null,
  rollout bigint not null,
  version text not null,
  -- A keyed hash (src/telemetry/network-key.ts).
  network text not null,
  reports int not null,
  failures int not null,
  errors int not null,
  goals int not null,
  server_failures int not null,
  primary key (stage, rollout, version, network)
);

-- For the clean-up.
create index on registry.operator_session (expires_at);
create index on registry.attempt_limit (last_at);
