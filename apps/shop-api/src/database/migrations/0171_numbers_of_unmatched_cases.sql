-- Numbers that were typed before the shop stored them as it prints them.
update order_case
set order_number = regexp_replace(upper(regexp_replace(order_number, '[\s-]', '', 'g')), '^(.{4})(.{4})(.)$', '\1-\2-\3')
where order_id is null and ended_at is null
  and upper(regexp_replace(order_number, '[\s-]', '', 'g')) ~ '^[2-9A-HJ-NP-Z]{9}$';
