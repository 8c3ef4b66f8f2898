-- When an account is deleted that its customer wants to end; it can be kept until then.
alter table customer add deletion_at timestamptz;
create index customer_deletion on customer (deletion_at) where deletion_at is not null;

-- Files with what the shop stores about a customer (GDPR articles 15 and 20), made by a job.
create table data_export (
  id text primary key,
  customer_id text not null references customer (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  given_up_at timestamptz,
  made_at timestamptz,
  json bytea,
  pdf bytea
);
create index data_export_customer on data_export (customer_id, requested_at desc);
create index data_export_due on data_export (due_at) where made_at is null and given_up_at is null;
create index data_export_age on data_export (requested_at);

-- The rows of a person are found by the address, as those of other tables.
create index order_case_email on order_case (lower(email));
create index withdrawal_email on withdrawal (lower(email));
create index review_report_email on review_report (lower(email)) where email is not null;
create index withdrawal_order_number on withdrawal (order_number);
create index review_order on review (order_id) where order_id is not null;
create index mail_outbox_person on mail_outbox (lower(to_address));
