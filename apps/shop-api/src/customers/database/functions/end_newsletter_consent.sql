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
