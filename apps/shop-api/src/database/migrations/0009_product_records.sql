-- What product pages and tiles show of a product, ready to read by one key. Written with every import of the
-- product; `format` is that of the code which wrote it, and older ones are written again at the next start.
create table product_record (
  product_id text primary key references product (id) on delete cascade,
  record json not null,
  tile json not null,
  format smallint not null
);

-- Texts are matched in memory; `document` is read as a whole. Maintaining the index was most of an import.
drop index product_search_document;
