-- Background jobs read only what is due: each condition has its index. See docs/decisions/0099.

-- Open payments whose provider sent no message; sums and states that changed lately are compared.
create index payment_silent on payment (updated_at) where state = 'open' and is_wanted and reference is not null;
create index payment_changed on payment (updated_at);
create index payment_task_due on payment_task (due_at) where done_at is null and failed_at is null;
create index payment_task_refused on payment_task (payment_id) where failed_at is not null and done_at is null;

-- What is removed after its time.
create index account_token_expiry on account_token (expires_at);
create index attempt_limit_age on attempt_limit (last_at);
create index cart_age on cart (updated_at) where customer_id is not null;
create index customer_unconfirmed on customer (created_at) where confirmed_at is null;
create index mail_document_age on mail_document (used_at);
create index mail_outbox_age on mail_outbox ((coalesce(sent_at, given_up_at, created_at)));
create index review_product on review (product_id);
create index review_report_review on review_report (review_id);
create index review_report_age on review_report (decided_at) where decided_at is not null;
create index wishlist_age on wishlist (updated_at) where customer_id is not null;
create index withdrawal_age on withdrawal (received_at);

-- The last start of each hourly job: it runs in one process only.
create table job_run (
  name text primary key,
  started_at timestamptz not null
);

-- Refunds of payments that were captured at once are planned with the step of their order from now on. Plans
-- what the job of before has not planned yet.
insert into payment_task (payment_id, kind, reference, cents)
  select p.id, 'refund', 'rest:' || p.captured_cents, p.captured_cents - o.captured_cents
  from payment p join shop_order o on o.id = p.order_id
  where p.is_wanted and p.captured_cents > o.captured_cents
    and not exists (select from order_line l where l.order_id = o.id and l.cancelled + l.handed_over < l.quantity)
  on conflict (payment_id, kind, reference) do nothing;
