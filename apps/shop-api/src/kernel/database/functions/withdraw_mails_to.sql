-- Version 1.
-- Deletes the mails of these kinds to an address that are not sent. One that is just being sent arrives.
create or replace function withdraw_mails_to(p_address text, p_kinds text[]) returns void language sql as $$
  delete from mail_outbox where lower(to_address) = lower(p_address) and kind = any(p_kinds)
    and sent_at is null and given_up_at is null
$$;
