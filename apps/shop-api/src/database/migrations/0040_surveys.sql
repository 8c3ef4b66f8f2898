-- Answers of visitors to surveys. `visitor` is a hash of session and form: it only refuses a second answer, and
-- is removed after a day.
create table survey_answer (
  id bigint generated always as identity primary key,
  form_id text not null,
  question text not null,
  value text not null,
  visitor text,
  at timestamptz not null default now(),
  unique (form_id, question, visitor)
);
create index survey_answer_visitor on survey_answer (at) where visitor is not null;
