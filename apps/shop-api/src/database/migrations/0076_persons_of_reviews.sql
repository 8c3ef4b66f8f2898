-- Reviews and votes count persons by all known keys, see 0073_persons.sql and docs/decisions/0103.

-- Keys of the author. Rows of before have the account only: their order is found by review_of_order.
alter table review add column author text[] not null default '{}';
update review set author = array[customer_id] where customer_id is not null;

-- A customer finds a review helpful once, with all devices together.
alter table review_vote add column customer_id text references customer (id) on delete cascade;
create unique index review_vote_of_customer on review_vote (customer_id, review_id) where customer_id is not null;
