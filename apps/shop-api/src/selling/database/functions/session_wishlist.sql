-- Version 1.
-- Which list a session has: the customer's, else its own. A guest's list that a login with mergeLists=false left
-- aside has no effect until the logout.
create or replace view session_wishlist as
  select s.id as session_id, w.id as wishlist_id
    from session s join wishlist w on w.customer_id = s.customer_id where s.ended_at is null
  union all
  select w.session_id, w.id
    from wishlist w join session s on s.id = w.session_id where s.customer_id is null;
