-- Badge, picture above the product's, information sheet, brand picture: what a tile shows besides the facts.
alter table product add column presentation jsonb not null default '{}';
