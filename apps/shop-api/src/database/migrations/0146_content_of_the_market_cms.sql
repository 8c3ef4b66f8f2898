-- Pages of another system about a store (docs/decisions/0142-content-of-the-market-cms.md).
alter table store add column market_cms_urls text[] not null default '{}';

drop trigger store_changed on store;
create trigger store_changed after insert or delete or truncate or update of name, type, street, zip_code, city, state, lat,
  lon, phone, email, services, opening_hours, picture, categories, specialists, brands, category_specialists, people, seller,
  news, flyers, market_cms_urls
  on store for each statement execute function raise_store_version();
