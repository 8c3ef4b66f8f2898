-- What the label of a dangerous mixture states (CLP), as codes; null for all other goods. See docs/decisions/0068.
alter table product add column hazards jsonb;
