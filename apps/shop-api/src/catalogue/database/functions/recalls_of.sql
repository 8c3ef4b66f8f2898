-- Version 1.
-- Open recalls of an item that was sold on the day, oldest first; null without one.
create or replace function recalls_of(p_item_id text, p_sold_on date) returns json
language sql stable as $$
  select json_agg(json_build_object('recallId', r.recall_id, 'title', r.title) order by r.published_on, r.recall_id)
  from open_recall r
  where r.item_id = p_item_id
    and p_sold_on between coalesce(r.sold_from, '-infinity') and coalesce(r.sold_to, 'infinity')
$$;
