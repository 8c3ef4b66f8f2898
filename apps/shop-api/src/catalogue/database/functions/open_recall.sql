-- Version 1.
-- Items that are recalled and must not be sold.
create or replace view open_recall as
  select i.item_id, r.id as recall_id, r.content ->> 'title' as title, r.sold_from, r.sold_to, r.published_on
  from recall_item i
  join recall r on r.id = i.recall_id
  where r.closed_on is null;
