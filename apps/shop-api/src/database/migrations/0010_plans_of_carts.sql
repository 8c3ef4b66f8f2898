-- The planner expects different numbers of lines with and without the id of a cart, and would plan the statements
-- of both functions again in every call, which takes longer than their execution.
alter function add_to_cart(text, timestamptz, text, text, text, text, integer, text, text)
  set plan_cache_mode = force_generic_plan;
alter function cart_lines(text) set plan_cache_mode = force_generic_plan;
