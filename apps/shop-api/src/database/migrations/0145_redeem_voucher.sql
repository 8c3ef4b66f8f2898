-- Placing an order calls redeem_promotion; only tests called this.
drop function redeem_voucher(text, text, text[]);
