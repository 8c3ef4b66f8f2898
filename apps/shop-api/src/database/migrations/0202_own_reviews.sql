-- The reviews of a customer are listed, newest first, and found by each key of their author.
create index review_of_author on review using gin (author);
create index review_customer_newest on review (customer_id, submitted_at desc, id desc) where customer_id is not null;
drop index review_customer;
