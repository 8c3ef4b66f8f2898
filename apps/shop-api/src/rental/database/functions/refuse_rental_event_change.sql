-- Version 1.
-- Refuses changes of rental_event; trigger rental_event_is_append_only.
create or replace function refuse_rental_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'rental_event is append-only' using errcode = 'restrict_violation';
end
$$;
