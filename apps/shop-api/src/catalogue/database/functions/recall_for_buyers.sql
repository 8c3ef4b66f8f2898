-- Version 1.
-- Open recalls, with what their buyers are looked for by.
create or replace view recall_for_buyers as
  select r.id as recall_id, r.search_version, r.sold_from, r.sold_to, coalesce((
      select array_agg(i.item_id order by i.item_id) from recall_item i where i.recall_id = r.id
    ), '{}') as item_ids
  from recall r
  where r.closed_on is null;
