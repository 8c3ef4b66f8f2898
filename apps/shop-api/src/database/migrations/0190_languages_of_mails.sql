-- The language in which a person is written to, also later and without a request. Rows of before are German.
-- See docs/decisions/0184.
alter table customer add column language text not null default 'de';
alter table shop_order add column language text not null default 'de';
alter table rental_booking add column language text not null default 'de';
alter table back_in_stock_request add column language text not null default 'de';
-- Of the content, for its header.
alter table mail_outbox add column language text not null default 'de';
