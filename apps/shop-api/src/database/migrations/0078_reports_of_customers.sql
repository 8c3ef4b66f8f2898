-- A customer has one open report per review, with all devices together. Who has reported is forgotten with the
-- decision.
alter table review_report add column customer_id text references customer (id) on delete set null;
create unique index review_report_of_customer on review_report (customer_id, review_id)
  where customer_id is not null;
