-- Mails that a customer has agreed to: the invitation to a review, the reminder of a guarantee. See
-- docs/decisions/0174. Each consent is a row of its own, and stays as its proof after its end.
create table customer_consent (
  id bigint generated always as identity primary key,
  -- Null after the deletion of the account.
  customer_id text references customer (id) on delete set null,
  -- The hash of the address of the account at the consent.
  person text not null,
  kind text not null check (kind in ('REVIEW_INVITATION', 'GUARANTEE_REMINDER')),
  network text,
  text_version text not null,
  agreed_at timestamptz not null,
  ended_at timestamptz,
  -- In the account, by the link of a mail, by a mail program (RFC 8058), by a report of the mail provider, with
  -- the account.
  ended_by text check (ended_by in ('ACCOUNT', 'LINK', 'MAIL_PROGRAM', 'BOUNCE', 'COMPLAINT', 'DELETION')),
  check ((ended_at is null) = (ended_by is null)),
  check (customer_id is not null or ended_at is not null)
);
create unique index customer_consent_open on customer_consent (customer_id, kind) where ended_at is null;
create index customer_consent_customer on customer_consent (customer_id) where customer_id is not null;
create index customer_consent_age on customer_consent (ended_at) where ended_at is not null;

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
create trigger customer_consent_leaves before update of customer_id on customer_consent
  for each row when (old.customer_id is not null and new.customer_id is null)
  execute function end_customer_consent();

-- What is to be written with a consent. A row stays after its mail: each order, and each article, has one.
create table consent_mail (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('REVIEW_INVITATION', 'GUARANTEE_REMINDER')),
  customer_id text not null references customer (id) on delete cascade,
  order_id text not null references shop_order (id) on delete cascade,
  -- 0: the whole order.
  line_id smallint not null default 0,
  -- When the goods have left or arrived.
  caused_at timestamptz not null,
  -- The day of the mail is known; before that, the row asks for its plan.
  is_planned boolean not null default false,
  due_at timestamptz not null,
  -- From then on the mail would come too late.
  expires_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  given_up_at timestamptz,
  done_at timestamptz,
  unique (order_id, kind, line_id),
  check (not is_planned or expires_at is not null)
);
create index consent_mail_due on consent_mail (due_at) where done_at is null and given_up_at is null;
create index consent_mail_given_up on consent_mail (given_up_at) where given_up_at is not null;
create index consent_mail_customer on consent_mail (customer_id, kind);

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
create trigger shop_order_consent_mails after update of state, customer_id on shop_order
  for each row when (new.customer_id is not null and new.state in ('SHIPPED', 'DELIVERED', 'COLLECTED')
    and (new.state, new.customer_id) is distinct from (old.state, old.customer_id))
  execute function plan_consent_mails();

-- Mails of consents that wait: few at a time, so that other mails do not wait for them.
create index mail_outbox_consent on mail_outbox (due_at)
  where kind in ('review-invitation', 'guarantee-reminder') and sent_at is null and given_up_at is null;
