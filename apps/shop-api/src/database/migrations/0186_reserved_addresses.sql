-- Finds the account that may get an address back.
create index email_change_old_email on email_change (lower(old_email));
