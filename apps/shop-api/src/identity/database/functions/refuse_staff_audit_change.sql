-- Version 1.
-- Refuses changes of staff_audit; rows that are old enough may be removed.
create or replace function refuse_staff_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
    return old;
  end if;
  raise exception 'staff_audit is append-only' using errcode = 'restrict_violation';
end
$$;
