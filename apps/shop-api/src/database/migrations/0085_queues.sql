-- All background work is rows with due_at, attempts and last_error, which one claim moves to their next attempt. See
-- docs/decisions/0113. The servers of before know only the columns that exist already.

-- The schedule: a job is due again after each interval; a run that failed or was killed, after a pause.
alter table job_run
  add column due_at timestamptz not null default now(),
  add column attempts integer not null default 0,
  add column last_error text;

alter table payment_task add column last_error text;

-- A mail that was given up has the due_at 'infinity'.
alter table order_mail add column last_error text;

-- The attempts of the timer; `due_at` stays what the buyer sees. A step of the order sets them back.
alter table shop_order
  add column timer_retry_at timestamptz,
  add column timer_attempts integer not null default 0,
  add column timer_error text;

-- The attempts to read a payment whose provider has sent no message.
alter table payment
  add column read_retry_at timestamptz,
  add column read_attempts integer not null default 0,
  add column read_error text;

create index mail_outbox_given_up on mail_outbox (id) where given_up_at is not null;
