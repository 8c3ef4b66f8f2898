-- Views of promotions by day, of visitors who have allowed their counting. Nothing leads to a visitor.
create table promotion_view (
  day date not null,
  promotion_id text not null,
  promotion_name text not null,
  creative_name text not null,
  creative_slot text not null,
  views integer not null default 1,
  primary key (day, promotion_id, promotion_name, creative_name, creative_slot)
);
