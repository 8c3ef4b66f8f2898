-- The answer to the first request of a key, for calls whose answer is more than the cart.
alter table cart_add_key add column report jsonb;
