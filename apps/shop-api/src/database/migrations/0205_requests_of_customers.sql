-- Who wrote a request while logged in. The typed address proves nothing: it may be a stranger's.
alter table contact_request add column customer_id text references customer (id) on delete set null;
create index contact_request_customer on contact_request (customer_id) where customer_id is not null;
