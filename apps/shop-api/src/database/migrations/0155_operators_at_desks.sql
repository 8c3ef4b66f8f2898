-- Operators keep one sign-in; see docs/decisions/0151-operators-keep-one-sign-in.md.
-- Name in the registry of the operator who this person is.
alter table staff add column operator text unique check (operator is null or role = 'OPERATOR');
update staff set operator = 'betrieb' where number = '4700' and role = 'OPERATOR' and is_demonstration;

-- Tickets that were used, by their random id; they are valid for less than the time that the rows are kept.
create table staff_ticket (
  id text primary key,
  used_at timestamptz not null default now()
);
create index staff_ticket_age on staff_ticket (used_at);
