-- Background work is claimed as in the shop. See docs/decisions/0113. The servers of before know only the columns that
-- exist already.

-- The schedule: a job is due again after each interval; a run that failed or was killed, after a pause.
create table registry.job_run (
  name text primary key,
  started_at timestamptz not null,
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text
);

alter table registry.watched_page
  add column attempts integer not null default 0,
  add column last_error text;
