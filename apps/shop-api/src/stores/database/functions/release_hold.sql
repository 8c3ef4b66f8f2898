-- Version 1.
-- Ends the hold of a cart. A second call changes nothing.
create or replace function release_hold(p_cart_id text) returns void language plpgsql as $$
begin
  perform lock_stock('[]', p_cart_id);
  perform reserve_demand('[]', p_cart_id);
end
$$;
