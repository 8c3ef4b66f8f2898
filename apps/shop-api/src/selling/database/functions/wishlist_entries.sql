-- Version 1.
-- Entries of a list, newest first: [entry, item, product, quantity, price at the time of adding].
create or replace function wishlist_entries(p_wishlist_id text) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select json_agg(json_build_array(e.entry_id, e.item_id, i.product_id, e.quantity, e.seen_cents)
      order by e.added_at desc, e.entry_id)
    from wishlist_entry e
    join item i on i.id = e.item_id
    where e.wishlist_id = p_wishlist_id
  );
end
$$;
