-- Promotions, coupons and customer cards. A voucher is only attached to a cart; it is used up by an order.

create table promotion (
  id text primary key,
  -- Name, benefit, minimum and scope, as the schema of the import accepts them.
  rule jsonb not null,
  -- In capital letters; null for a promotion that needs no code.
  code text unique check (code = upper(code)),
  valid_from timestamptz,
  -- Exclusive.
  valid_until timestamptz,
  max_uses integer check (max_uses > 0),
  is_once_per_customer boolean not null default false,
  -- Promotions that an import leaves out stay, because orders refer to them.
  is_active boolean not null default true,
  uses integer not null default 0 check (uses >= 0)
);

-- Raised by every import of promotions, so that processes read them again.
create table promotion_state (version bigint not null);
insert into promotion_state (version) values (1);

create table promotion_redemption (
  -- Of the order.
  reference text not null,
  promotion_id text not null references promotion (id),
  -- Customer or, for guests, what the order identifies them by.
  redeemer text,
  redeemed_at timestamptz not null default now(),
  released_at timestamptz,
  primary key (reference, promotion_id)
);
create index promotion_redemption_redeemer on promotion_redemption (redeemer, promotion_id)
  where released_at is null;

create table blocked_customer_card (
  number text primary key,
  blocked_at timestamptz not null default now()
);

alter table cart
  add column voucher_code text,
  -- Null: the number of the customer's account applies. Empty: the visitor has removed it.
  add column customer_card_number text;

-- Uses a promotion for an order: 'redeemed', 'unknown', 'over', 'used-up' or 'used-by-customer'. The row's lock makes
-- both limits exact. Repeated with the same reference it has one effect. An order with several promotions redeems
-- them in the order of their ids.
create function redeem_promotion(p_promotion_id text, p_reference text, p_redeemer text) returns text
language plpgsql as $$
declare
  v_promotion promotion%rowtype;
begin
  select * into v_promotion from promotion where id = p_promotion_id and is_active for update;
  if not found then
    return 'unknown';
  end if;
  if exists (select 1 from promotion_redemption r
      where r.reference = p_reference and r.promotion_id = p_promotion_id and r.released_at is null) then
    return 'redeemed';
  end if;
  if now() < v_promotion.valid_from or now() >= v_promotion.valid_until then
    return 'over';
  end if;
  if v_promotion.uses >= v_promotion.max_uses then
    return 'used-up';
  end if;
  if v_promotion.is_once_per_customer and exists (select 1 from promotion_redemption r
      where r.redeemer = p_redeemer and r.promotion_id = p_promotion_id and r.released_at is null) then
    return 'used-by-customer';
  end if;
  insert into promotion_redemption (reference, promotion_id, redeemer) values (p_reference, p_promotion_id, p_redeemer)
    on conflict (reference, promotion_id) do update
    set released_at = null, redeemed_at = now(), redeemer = excluded.redeemer;
  update promotion set uses = uses + 1 where id = p_promotion_id;
  return 'redeemed';
end
$$;

create function redeem_voucher(p_code text, p_reference text, p_redeemer text) returns text
language sql as $$
  select coalesce(
    (select redeem_promotion(p.id, p_reference, p_redeemer) from promotion p where p.code = upper(p_code)), 'unknown')
$$;

-- Gives back what an order has used, of voucher and promotions; returns their number. May run twice.
create function release_voucher(p_reference text) returns integer
language plpgsql as $$
declare
  v_released integer;
begin
  -- The promotions first and in one order, as in redeem_promotion: no deadlock.
  perform 1 from promotion p
    where p.id in (select r.promotion_id from promotion_redemption r where r.reference = p_reference)
    order by p.id for update;
  with released as (
    update promotion_redemption set released_at = now()
    where reference = p_reference and released_at is null returning promotion_id
  )
  update promotion p set uses = p.uses - 1 from released where p.id = released.promotion_id;
  get diagnostics v_released = row_count;
  return v_released;
end
$$;
