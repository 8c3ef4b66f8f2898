-- Version 1.
-- Refuses changes of order_document; trigger order_document_is_append_only.
create or replace function refuse_order_document_change() returns trigger language plpgsql as $$
begin
  raise exception 'order_document is append-only' using errcode = 'restrict_violation';
end
$$;
