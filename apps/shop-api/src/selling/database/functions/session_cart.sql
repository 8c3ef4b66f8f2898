-- Version 1.
-- Which cart a session has: the customer's, else its own. A guest's cart that a login with mergeLists=false left
-- aside has no effect until the logout.
create or replace view session_cart as
  select s.id as session_id, c.id as cart_id
    from session s join cart c on c.customer_id = s.customer_id where s.ended_at is null
  union all
  select c.session_id, c.id
    from cart c join session s on s.id = c.session_id where s.customer_id is null;
