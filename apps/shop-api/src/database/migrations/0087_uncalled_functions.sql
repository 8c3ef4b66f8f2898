-- Functions that no server calls any more, the version before neither.
drop function add_to_cart(text, timestamptz, text, text, text, text, integer, text, text);
drop function cart_lines(text);
drop function cart_add(text, timestamptz, text, text, text, text, integer, text, text);
