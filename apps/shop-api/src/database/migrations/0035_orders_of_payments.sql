-- A payment belongs to an order. A new payment takes KEY SHARE on the row of its order, in a transaction that has
-- inserted or locked this row before: there is no new order of locks. Payments never change their order.

-- Processes of the earlier release run on: they use the order before its payment, and wait here.
lock table shop_order in access exclusive mode;
alter table payment add constraint payment_order_id_fkey foreign key (order_id) references shop_order (id);
