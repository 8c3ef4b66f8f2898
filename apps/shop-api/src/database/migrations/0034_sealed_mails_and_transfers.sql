-- A mail whose content is money (number and PIN of a gift card) has it encrypted: see docs/decisions/0056.
alter table mail_outbox add column is_sealed boolean not null default false;

-- Refunds that the provider refused and that a bank transfer has replaced; a part of refunded_cents.
alter table payment add column transferred_cents integer not null default 0
  check (transferred_cents between 0 and refunded_cents);
