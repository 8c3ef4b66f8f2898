-- By the position of the picture: widths, the picture of phones, the fallback.
alter table item add column picture_variants jsonb not null default '[]';
