-- Which products go with which: rules of the import file fits.json, in the order of importance.
create table fit_rule (
  position integer primary key check (position >= 0),
  rule jsonb not null
);
