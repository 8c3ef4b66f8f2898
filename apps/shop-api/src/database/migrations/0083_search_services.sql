-- Words that lead to a service page instead of goods, such as "wo ist mein paket". They are edited like
-- synonyms. The page is a key of `config.pageUrls`.
alter table search_synonym
  add column page text check (page ~ '^[A-Za-z]{1,40}$'),
  drop constraint search_synonym_terms_check,
  add constraint search_synonym_terms_check
    check (cardinality(terms) between (case when page is null then 2 else 1 end) and 30);

drop index search_synonym_terms;
create unique index search_synonym_terms on search_synonym (terms, is_one_way, page) nulls not distinct;
