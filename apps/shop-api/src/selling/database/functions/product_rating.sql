-- Version 1.
-- The one source of average and number: stars that the catalogue has taken over, and the published reviews.
create or replace view product_rating as
  select p.id as product_id, total.count,
    case when total.count = 0 then 0 else round(total.stars / total.count, 1) end as average
  from product p
  cross join lateral (
    select p.rating_count + count(*)::integer as count,
      p.rating_average * p.rating_count + coalesce(sum(r.stars), 0) as stars
    from review r where r.product_id = p.id and r.state = 'published'
  ) total;
