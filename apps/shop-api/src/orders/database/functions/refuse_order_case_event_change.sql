-- Version 1.
-- Refuses changes of order_case_event; trigger order_case_event_is_append_only.
create or replace function refuse_order_case_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'order_case_event is append-only' using errcode = 'restrict_violation';
end
$$;
