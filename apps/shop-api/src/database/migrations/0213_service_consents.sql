-- Proof that visitors were asked, and which services they allowed (GDPR Art. 7(1)): nothing about a person.
-- A decision is one row; a job removes old ones.
create table service_consent (
  id bigint generated always as identity primary key,
  version integer not null,
  decided_at timestamptz not null,
  services text[] not null
);
create index service_consent_decided_at on service_consent (decided_at);
