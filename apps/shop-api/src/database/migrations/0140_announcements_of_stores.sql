-- What a store tells its customers, and its printed flyers (docs/decisions/0139-pages-of-stores.md).
alter table store
  -- [{"title": …, "text": …, "start": "2026-11-28", "end": "2026-12-23", "url": …}]
  add column news jsonb not null default '[]',
  -- [{"title": …, "start": …, "end": …, "picture": …, "url": …}]
  add column flyers jsonb not null default '[]';

drop trigger store_changed on store;
create trigger store_changed after insert or delete or truncate or update of name, type, street, zip_code, city, state, lat,
  lon, phone, email, services, opening_hours, picture, categories, specialists, brands, category_specialists, people, seller,
  news, flyers
  on store for each statement execute function raise_store_version();
