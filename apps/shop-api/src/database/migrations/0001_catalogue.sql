-- The catalogue: what is sold, at which price, how much of it there is, and what makes it findable.
-- Money is integer cents including VAT, time is timestamptz (UTC), ids are strings.

create extension if not exists pg_trgm;

create table category (
  id text primary key,
  parent_id text references category (id),
  level smallint not null check (level between 1 and 3),
  name text not null,
  slug text not null,
  -- Slugs from the root, joined by "/": what stands in the URL.
  path text not null unique,
  position integer not null,
  -- Products in it and below; counted at the end of every import.
  product_count integer not null default 0
);

create table attribute (
  id text primary key,
  label text not null,
  kind text not null check (kind in ('text', 'number', 'colour')),
  unit text,
  is_facet boolean not null,
  position integer not null
);

-- Values that lists can be narrowed by: their order and colour.
create table facet_value (
  facet_id text not null,
  value text not null,
  number double precision,
  hex text,
  primary key (facet_id, value)
);

create table product (
  id text primary key,
  name text not null,
  slug text not null,
  brand text not null,
  category_id text not null references category (id),
  product_type text not null,
  search_terms text[] not null,
  description text not null,
  features text[] not null,
  attributes jsonb not null,
  variant_attributes text[] not null,
  energy_label jsonb,
  producer jsonb not null,
  warnings text[] not null,
  rating_average numeric(2, 1) not null,
  rating_count integer not null,
  popularity double precision not null,
  listed_since date not null
);
create index product_category on product (category_id);

create table item (
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  ean text not null unique,
  position integer not null,
  attributes jsonb not null,
  price_cents integer not null check (price_cents > 0),
  rrp_cents integer check (rrp_cents > 0),
  content_amount numeric,
  content_unit text,
  delivery_days_min integer not null,
  delivery_days_max integer not null,
  weight_grams integer not null
);
create index item_product on item (product_id, position);

-- Append-only: the lowest price of the last 30 days is a legal duty (PAngV §11).
create table price_history (
  item_id text not null references item (id) on delete cascade,
  valid_from timestamptz not null,
  cents integer not null check (cents > 0),
  primary key (item_id, valid_from)
);

create table location (
  id text primary key,
  name text not null,
  kind text not null check (kind in ('warehouse', 'store'))
);
insert into location (id, name, kind) values ('online', 'Online-Lager', 'warehouse');

create table stock (
  item_id text not null references item (id) on delete cascade,
  location_id text not null references location (id),
  quantity integer not null check (quantity >= 0),
  reserved integer not null default 0 check (reserved >= 0 and reserved <= quantity),
  primary key (item_id, location_id)
);

-- One narrow row per product: lists filter, count and sort here without touching the wide tables.
create table product_listing (
  product_id text primary key references product (id) on delete cascade,
  -- "kategorie=<id>" for the category and its ancestors, "<facet>=<value>" for everything that can be filtered.
  tokens text[] not null,
  price_cents integer not null,
  popularity double precision not null,
  rating real not null,
  listed_since date not null
);
create index product_listing_tokens on product_listing using gin (tokens);

-- Analysed by our own code, so that every database version finds the same. See docs/decisions/0005.
create table product_search (
  product_id text primary key references product (id) on delete cascade,
  document tsvector not null
);
create index product_search_document on product_search using gin (document);

-- Words that occur in the catalogue: what a mistyped word may have meant.
create table search_term (
  term text primary key,
  -- As shoppers write it, with umlauts.
  display text not null,
  frequency integer not null
);
create index search_term_trigrams on search_term using gin (term gin_trgm_ops);

-- One row. `version` rises with every import; processes drop what they remember when it changed.
create table catalogue_state (
  is_only boolean primary key default true check (is_only),
  version bigint not null default 0,
  analyser_version integer not null default 0,
  -- What filled the empty database, e.g. "generated:6000".
  filled_by text,
  changed_at timestamptz not null default now()
);
insert into catalogue_state default values;

-- Texts of editors that win over those of the micro-frontends and of the server.
create table message_override (
  language text not null,
  key text not null,
  text text not null,
  primary key (language, key)
);
