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
