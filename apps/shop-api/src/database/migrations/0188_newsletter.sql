-- Subscriptions to the newsletter, each after a confirmation. An address that waits for its confirmation is
-- in the link of its mail only. See docs/decisions/0165.
create table newsletter_subscription (
  id bigint generated always as identity primary key,
  email text not null,
  -- The hash of the person by whom consents and mails of campaigns are found.
  person text not null,
  topics text[] not null check (cardinality(topics) > 0),
  soft_bounces integer not null default 0,
  soft_bounced_at timestamptz,
  -- Since when mails do not arrive; a new confirmation ends the pause.
  paused_at timestamptz
);
create unique index newsletter_subscription_person on newsletter_subscription (person);
create index newsletter_subscription_address on newsletter_subscription (lower(email));

-- The proof of each consent, and of its end. One that has ended is also why an address is not written to.
create table newsletter_consent (
  id bigint generated always as identity primary key,
  person text not null,
  network text,
  text_version text not null,
  topics text[] not null,
  -- By the link of a mail, by a login with the confirmed address, or in another system.
  way text not null check (way in ('MAIL', 'ACCOUNT', 'IMPORT')),
  asked_at timestamptz not null,
  confirmed_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('PERSON', 'BOUNCE', 'COMPLAINT')),
  check ((ended_at is null) = (ended_by is null))
);
create unique index newsletter_consent_open on newsletter_consent (person) where ended_at is null;
create index newsletter_consent_person on newsletter_consent (person, ended_at);
create index newsletter_consent_age on newsletter_consent (ended_at) where ended_at is not null;

-- A subscription that is deleted in any way, for example with an account, ends its consent.
create function end_newsletter_consent() returns trigger language plpgsql as $$
begin
  update newsletter_consent set ended_at = greatest(now(), confirmed_at), ended_by = 'PERSON'
  where person = old.person and ended_at is null;
  return null;
end
$$;
create trigger newsletter_subscription_ends after delete on newsletter_subscription
  for each row execute function end_newsletter_consent();

create table newsletter_campaign (
  id text primary key,
  content jsonb not null,
  started_at timestamptz not null default now(),
  -- The last subscription whose mail was written.
  written_to bigint not null default 0,
  completed_at timestamptz
);
create index newsletter_campaign_open on newsletter_campaign (started_at, id) where completed_at is null;
create index newsletter_campaign_age on newsletter_campaign (completed_at) where completed_at is not null;

-- Who has got a mail of a campaign. It has each person once, also after a new subscription.
create table newsletter_mail (
  campaign_id text not null references newsletter_campaign (id) on delete cascade,
  person text not null,
  primary key (campaign_id, person)
);

-- Why subscribers leave, counted by day, without a person.
create table newsletter_reason (
  day date not null,
  reason text not null,
  count integer not null,
  primary key (day, reason)
);

-- RFC 8058: mail programs offer the end of a subscription by this address.
alter table mail_outbox add column unsubscribe_url text;
-- Mails of campaigns that wait: few at a time, and withdrawn when a subscription ends.
create index mail_outbox_newsletter on mail_outbox (lower(to_address))
  where kind = 'newsletter' and sent_at is null and given_up_at is null;
