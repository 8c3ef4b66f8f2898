-- Raised by each change of a text of editors, so that every process reads them again. `changed_at` is the end of the
-- change, so that a reader knows when every process has the version.
create table message_state (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0,
  changed_at timestamptz not null default '-infinity'
);
insert into message_state default values;

-- What was changed, by whom, for an undo. The last 50 changes of each text are kept.
create table message_change (
  id bigint generated always as identity primary key,
  language text not null,
  key text not null,
  -- Null: the text of the code.
  before text,
  after text,
  changed_by text not null,
  changed_at timestamptz not null
);
create index message_change_of_text on message_change (language, key, id);

create function note_message_change() returns trigger language plpgsql as $$
begin
  return null;
end $$;
-- At the end of the transaction: changes are in the order of their ends.
create constraint trigger message_changed after insert or update or delete on message_override
  deferrable initially deferred for each row execute function note_message_change();
