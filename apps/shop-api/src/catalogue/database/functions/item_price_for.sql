-- Version 1.
-- The price of an item in a store, or online without a store. TypeScript: `Item.priceCents`.
create or replace function item_price_for(p_item_id text, p_company_id text) returns integer
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  if p_company_id is not null then
    return (
      select p.cents
      from item_price p
      left join store_price_list s on s.list_id = p.list_id and s.company_id = p_company_id
      where p.item_id = p_item_id and (s.list_id is not null or p.list_id = 'online')
      -- 'store' before 'zone' before the online price.
      order by s.kind nulls last
      limit 1
    );
  end if;
  return (select p.cents from item_price p where p.item_id = p_item_id and p.list_id = 'online');
end
$$;
