-- Version 1.
-- Refuses changes of staff_audit; trigger staff_audit_is_append_only.
create or replace function refuse_staff_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'staff_audit is append-only' using errcode = 'restrict_violation';
end
$$;
