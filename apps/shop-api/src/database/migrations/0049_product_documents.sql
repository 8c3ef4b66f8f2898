-- Data sheets, declarations of performance, safety data sheets and manuals of a product. See docs/decisions/0067.
alter table product add column documents jsonb not null default '[]';
