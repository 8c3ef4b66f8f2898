-- Guests redeem promotions by the normalised address of the person, see limits/person-address.ts. Redemptions
-- of before get the rules that most addresses need.
update promotion_redemption
  set redeemer = replace(regexp_replace(split_part(redeemer, '@', 1), '\+.*', ''), '.', '') || '@gmail.com'
  where redeemer like '%@gmail.com' or redeemer like '%@googlemail.com';
update promotion_redemption set redeemer = regexp_replace(redeemer, '\+[^@]*@', '@') where redeemer like '%+%@%';
