-- Reasons as message keys with values, so that the operators' page shows them in its own language.
alter table registry.rollout add column reasons jsonb not null default '[]';
alter table registry.audit add column reasons jsonb not null default '[]';
