-- Version 1.
-- Goods of a customer have left or arrived: what was agreed to is planned by a job, which reads the lines. An
-- order is planned once for each consent; trigger shop_order_consent_mails.
create or replace function plan_consent_mails() returns trigger language plpgsql as $$
begin
  insert into consent_mail (kind, customer_id, order_id, caused_at, due_at)
  select c.kind, c.customer_id, new.id, new.changed_at, new.changed_at
  from customer_consent c
  where c.customer_id = new.customer_id and c.ended_at is null
    and (c.kind = 'GUARANTEE_REMINDER' or new.state <> 'SHIPPED')
  on conflict do nothing;
  return null;
end
$$;
