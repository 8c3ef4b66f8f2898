-- Advertising that waits in the outbox names its consent, and is withdrawn with it. See docs/decisions/0174.
alter table mail_outbox add column consent_id bigint;
create index mail_outbox_of_consent on mail_outbox (consent_id)
  where consent_id is not null and sent_at is null and given_up_at is null;

-- Version 1.
-- Deletes the mails of a consent that are not sent. One that is just being sent arrives.
create or replace function withdraw_mails_of_consent(p_consent_id bigint) returns void language sql as $$
  delete from mail_outbox where consent_id = p_consent_id and sent_at is null and given_up_at is null
$$;

-- Version 1.
-- Deletes the mails of these kinds to an address that are not sent. One that is just being sent arrives.
create or replace function withdraw_mails_to(p_address text, p_kinds text[]) returns void language sql as $$
  delete from mail_outbox where lower(to_address) = lower(p_address) and kind = any(p_kinds)
    and sent_at is null and given_up_at is null
$$;

-- Version 1.
-- A consent ends in any way, for example with its account: what is planned and what waits in the outbox is
-- withdrawn, whatever its address; trigger customer_consent_ends.
create or replace function withdraw_consent_mails() returns trigger language plpgsql as $$
begin
  delete from consent_mail where customer_id = old.customer_id and kind = old.kind and done_at is null;
  perform withdraw_mails_of_consent(old.id);
  return null;
end
$$;
create trigger customer_consent_ends after update on customer_consent
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function withdraw_consent_mails();

-- Version 3.
-- A subscription that is deleted in any way, for example with an account, ends its consent, and withdraws its
-- mails that wait; trigger newsletter_subscription_ends.
create or replace function end_newsletter_consent() returns trigger language plpgsql as $$
begin
  update newsletter_consent set ended_at = now(), ended_by = 'PERSON'
  where person = old.person and ended_at is null;
  perform withdraw_mails_to(old.email, array['newsletter', 'newsletter-confirm', 'newsletter-known']);
  return null;
end
$$;

-- An objection to another address ends what a stranger has agreed to.
alter table customer_consent drop constraint customer_consent_ended_by_check;
alter table customer_consent add constraint customer_consent_ended_by_check check (
  ended_by in ('ACCOUNT', 'LINK', 'MAIL_PROGRAM', 'BOUNCE', 'COMPLAINT', 'OBJECTION', 'DELETION'));
