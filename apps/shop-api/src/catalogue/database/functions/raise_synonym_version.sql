-- Version 1.
-- Makes every process read the synonyms again; trigger search_synonym_changed.
create or replace function raise_synonym_version() returns trigger language plpgsql as $$
begin
  update catalogue_state set synonym_version = synonym_version + 1;
  return null;
end $$;
