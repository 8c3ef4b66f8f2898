-- The starting groups of synonyms that this shop was given, so that an upgrade adds new ones, and none that the
-- operator has changed or deleted.
create table starting_synonym (
  terms text[] not null,
  is_one_way boolean not null,
  page text,
  unique nulls not distinct (terms, is_one_way, page)
);
