-- Version 1.
-- Takes an entry or an item off the visitor's list and returns the list. A removed one stays removed.
create or replace function remove_from_wishlist(p_session_id text, p_entry_id text, p_item_id text) returns json
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_list text;
begin
  update wishlist w set updated_at = now()
    where w.id = (select s.wishlist_id from session_wishlist s where s.session_id = p_session_id)
    returning w.id into v_list;
  delete from wishlist_entry e
    where e.wishlist_id = v_list and (e.entry_id = p_entry_id or e.item_id = p_item_id);
  return wishlist_entries(v_list);
end
$$;
