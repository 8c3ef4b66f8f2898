-- When the page of a product last changed, for the sitemap. The hash tells an import that changes nothing from
-- one that does; records of before have neither until they change.
alter table product_record add column content_hash text, add column changed_at timestamptz;
