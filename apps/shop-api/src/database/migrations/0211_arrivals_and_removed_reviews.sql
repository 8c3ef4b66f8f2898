-- Version 2.
-- Goods of a customer have left or arrived: what was agreed to is planned by a job, which reads the lines. An
-- order is planned once for each consent, from the day on which it has reached its state: it may join an account
-- later. An invitation is for orders that arrive after the consent; trigger shop_order_consent_mails.
create or replace function plan_consent_mails() returns trigger language plpgsql as $$
declare
  v_reached timestamptz;
begin
  select coalesce(max(e.at), new.changed_at) into v_reached from order_event e
  where e.order_id = new.id and e.to_state = new.state and e.from_state <> e.to_state;
  insert into consent_mail (kind, customer_id, order_id, caused_at, due_at)
  select c.kind, c.customer_id, new.id, v_reached, new.changed_at
  from customer_consent c
  where c.customer_id = new.customer_id and c.ended_at is null
    and (c.kind = 'GUARANTEE_REMINDER' or new.state <> 'SHIPPED' and v_reached >= c.agreed_at)
  on conflict do nothing;
  return null;
end
$$;

-- Reviews that their authors have deleted, for a day: a repeated deletion gets the same answer.
create table removed_review (
  review_id text primary key,
  customer_id text not null references customer (id) on delete cascade,
  removed_at timestamptz not null default now()
);
create index removed_review_customer on removed_review (customer_id);
create index removed_review_age on removed_review (removed_at);
