-- Reviews of products, moderated. See docs/decisions/0058.

create table review (
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  title text not null,
  text text not null,
  -- As the author wants to be named.
  name text not null,
  customer_id text references customer (id) on delete set null,
  session_id text references session (id) on delete set null on update cascade,
  -- The delivered or collected order of the author that has the product; found by the server.
  order_id text references shop_order (id) on delete set null,
  -- Stays when the order is deleted.
  is_buyer boolean not null,
  state text not null default 'submitted' check (state in ('submitted', 'published', 'refused')),
  refusal text check ((state = 'refused') = (refusal is not null)),
  helpful_count integer not null default 0,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz check ((state = 'submitted') = (decided_at is null))
);
create index review_published on review (product_id, stars) where state = 'published';
create index review_submitted on review (submitted_at) where state = 'submitted';
create index review_decided on review (decided_at) where state = 'refused';
create index review_session on review (session_id) where session_id is not null;
create index review_customer on review (customer_id) where customer_id is not null;
-- One review per author and product; after a refused one the author may write another.
create unique index review_of_customer on review (product_id, customer_id)
  where customer_id is not null and state <> 'refused';
create unique index review_of_session on review (product_id, session_id)
  where customer_id is null and session_id is not null and state <> 'refused';
create unique index review_of_order on review (order_id, product_id)
  where order_id is not null and state <> 'refused';

-- A visitor finds a review helpful once. The count is in the review, so that it stays when the session ends.
create table review_vote (
  review_id text not null references review (id) on delete cascade,
  session_id text not null references session (id) on delete cascade on update cascade,
  primary key (review_id, session_id)
);
create index review_vote_session on review_vote (session_id);

create table review_report (
  id text primary key,
  review_id text not null references review (id) on delete cascade,
  session_id text references session (id) on delete set null on update cascade,
  reason text not null,
  text text not null,
  -- Receives the decision; empty without one, and after the decision.
  email text not null,
  reported_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index review_report_of_session on review_report (review_id, session_id)
  where session_id is not null and decided_at is null;
create index review_report_open on review_report (review_id) where decided_at is null;
create index review_report_session on review_report (session_id) where session_id is not null;

-- The one source of average and number: stars that the catalogue has taken over, and the published reviews.
create view product_rating as
  select p.id as product_id, total.count,
    case when total.count = 0 then 0 else round(total.stars / total.count, 1) end as average
  from product p
  cross join lateral (
    select p.rating_count + count(*)::integer as count,
      p.rating_average * p.rating_count + coalesce(sum(r.stars), 0) as stars
    from review r where r.product_id = p.id and r.state = 'published'
  ) total;

-- Ratings have changed that the search in memory does not have yet.
alter table catalogue_state add column has_new_ratings boolean not null default false;
