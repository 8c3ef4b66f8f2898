-- Version 1.
-- Writes a change of an editor's text into its history and raises the version of the texts; trigger message_changed.
-- `fachwerk.person` names who has changed it; without it, the role of the database.
create or replace function note_message_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.language, new.key) <> (old.language, old.key) then
    raise exception 'A text keeps its language and key: insert another one and delete this one.';
  end if;
  if tg_op = 'UPDATE' and new.text = old.text then
    return null;
  end if;
  update message_state set version = version + 1, changed_at = clock_timestamp();
  insert into message_change (language, key, before, after, changed_by, changed_at)
  values (
    coalesce(new.language, old.language), coalesce(new.key, old.key), old.text, new.text,
    coalesce(nullif(current_setting('fachwerk.person', true), ''), current_user), clock_timestamp()
  );
  delete from message_change where id in (
    select c.id from message_change c
    where c.language = coalesce(new.language, old.language) and c.key = coalesce(new.key, old.key)
    order by c.id desc offset 50
  );
  return null;
end $$;
