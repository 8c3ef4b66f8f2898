-- Version 1.
-- The account is deleted: the consent ends, and its proof stays without it; trigger customer_consent_leaves.
create or replace function end_customer_consent() returns trigger language plpgsql as $$
begin
  if new.ended_at is null then
    new.ended_at := greatest(now(), new.agreed_at);
    new.ended_by := 'DELETION';
  end if;
  return new;
end
$$;
