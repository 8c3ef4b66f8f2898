-- Version 3.
-- A subscription that is deleted in any way, for example with an account, ends its consent, and withdraws its
-- mails that wait; trigger newsletter_subscription_ends.
create or replace function end_newsletter_consent() returns trigger language plpgsql as $$
begin
  update newsletter_consent set ended_at = now(), ended_by = 'PERSON'
  where person = old.person and ended_at is null;
  delete from mail_outbox
  where lower(to_address) = lower(old.email) and kind in ('newsletter', 'newsletter-confirm', 'newsletter-known')
    and sent_at is null and given_up_at is null;
  return null;
end
$$;
