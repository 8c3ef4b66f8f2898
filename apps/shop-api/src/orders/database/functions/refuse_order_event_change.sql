-- Version 1.
-- Refuses changes of order_event; trigger order_event_is_append_only.
create or replace function refuse_order_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'order_event is append-only' using errcode = 'restrict_violation';
end
$$;
