-- Applications for bonus and partner cards, and questions about them, which operators decide.
create table card_application (
  id uuid primary key,
  kind text not null check (kind in ('BONUS', 'PARTNER', 'QUESTION')),
  firm text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  postal_code text not null,
  -- Of a question.
  question text not null,
  -- Version of the text that the applicant has agreed to; empty for a question.
  consent_text text not null,
  applied_at timestamptz not null default now(),
  decided_at timestamptz,
  decision text check (decision in ('ACCEPTED', 'REFUSED')),
  -- Personnel number.
  decided_by text,
  constraint card_application_decision check (num_nulls(decided_at, decision, decided_by) in (0, 3))
);
create index card_application_open on card_application (applied_at) where decided_at is null;
-- An applicant waits for one answer.
create unique index card_application_once on card_application (lower(email), kind)
  where decided_at is null and kind <> 'QUESTION';
