-- Version 1.
-- Deletes the mails of a consent that are not sent. One that is just being sent arrives.
create or replace function withdraw_mails_of_consent(p_consent_id bigint) returns void language sql as $$
  delete from mail_outbox where consent_id = p_consent_id and sent_at is null and given_up_at is null
$$;
