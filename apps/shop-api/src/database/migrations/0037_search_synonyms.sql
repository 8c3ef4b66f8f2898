-- Words with the same meaning, for the search. An operator edits them; every process reads them again when the
-- version rises.
create table search_synonym (
  id uuid primary key default gen_random_uuid(),
  terms text[] not null check (cardinality(terms) between 2 and 30),
  -- The first term also finds the others, but the others do not find the first.
  is_one_way boolean not null,
  changed_at timestamptz not null default now()
);
-- A group is entered once.
create unique index search_synonym_terms on search_synonym (terms, is_one_way);

alter table catalogue_state add column synonym_version bigint not null default 0;

create function raise_synonym_version() returns trigger language plpgsql as $$
begin
  update catalogue_state set synonym_version = synonym_version + 1;
  return null;
end $$;
create trigger search_synonym_changed after insert or update or delete on search_synonym
  for each statement execute function raise_synonym_version();

-- Mistyped words are corrected in memory.
drop index search_term_trigrams;
