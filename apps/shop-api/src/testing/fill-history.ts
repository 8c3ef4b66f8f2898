import type { Database } from '@fachwerk/database';

/** Enough rows for PostgreSQL to use an index where there is one. */
const ROWS = 10_000;
/** The first rows are due: for removal, or for what the jobs of the table do. */
const DUE_ROWS = 3;

const due = (yes: string, no: string): string => `case when i <= ${DUE_ROWS} then ${yes} else ${no} end`;
/** Times relative to now. */
const ago = (interval: string): string => `now() - interval '${interval}'`;
const ahead = (interval: string): string => `now() + interval '${interval}'`;

/**
 * Expressions of the columns by table; `i` is the number of the row. Nearly everything is done or belongs to
 * the past, as in a shop of some years; a few rows are due.
 */
const HISTORY: Record<string, Record<string, string>> = {
  session: { id: `'session-' || i`, expires_at: due(ago('1 day'), ahead('20 days')) },
  customer: {
    id: `'customer-' || i`,
    email: `'customer-' || i || '@example.org'`,
    password_hash: `'x'`,
    salutation: `'MR'`,
    first_name: `'A'`,
    last_name: `'B'`,
    created_at: ago('3 years'),
    confirmed_at: due('null', ago('3 years')),
  },
  account_token: {
    token_hash: `'hash-' || i`,
    customer_id: `'customer-' || i`,
    purpose: `'confirm'`,
    expires_at: due(ago('2 days'), ahead('1 hour')),
  },
  attempt_limit: { key: `'key-' || i`, attempts: '1', last_at: due(ago('2 days'), ago('1 hour')) },
  cart: {
    id: `'cart-' || i`,
    customer_id: `'customer-' || i`,
    updated_at: due(ago('13 months'), ago('6 months')),
  },
  cart_position: {
    cart_id: `'cart-' || i`,
    entry_id: `'entry-' || i`,
    item_id: `'100101'`,
    quantity: '1',
    seen_cents: '100',
  },
  checkout: {
    cart_id: `'cart-' || i`,
    submit_key: `'key-' || i`,
    updated_at: due(ago('2 days'), ago('1 hour')),
  },
  wishlist: {
    id: `'wishlist-' || i`,
    customer_id: `'customer-' || i`,
    updated_at: due(ago('13 months'), ago('6 months')),
  },
  wishlist_entry: {
    wishlist_id: `'wishlist-' || i`,
    entry_id: `'entry-' || i`,
    item_id: `'100101'`,
    quantity: '1',
    seen_cents: '100',
  },
  stock_ledger: {
    item_id: `'100101'`,
    location_id: `'online'`,
    cause: `'order'`,
    reference: `'order-' || i`,
    delta: '-1',
    booked_at: ago('2 years'),
  },
  stock_allocation: {
    item_id: `'100101'`,
    location_id: `'online'`,
    cause: `'order'`,
    reference: `'order-' || i`,
    quantity: '1',
    open: '0',
  },
  stock_hold: {
    cart_id: `'cart-' || i`,
    item_id: due(`'100101'`, `'item-' || i`),
    location_id: `'online'`,
    quantity: '1',
    expires_at: due(ago('1 minute'), ahead('10 minutes')),
  },
  shop_order: {
    id: `'order-' || i`,
    number: `'number-' || i`,
    kind: `'delivery'`,
    state: `'completed'`,
    email: `'customer-' || i || '@example.org'`,
    contact: `'{}'::jsonb`,
    payment_method: `'PAYPAL'`,
    goods_cents: '1000',
    discount_cents: '0',
    shipping_cents: '0',
    deposit_cents: '0',
    total_cents: '1000',
    payable_cents: '1000',
    captured_cents: '1000',
    placed_at: `${ago('2 years')} - i * interval '1 minute'`,
  },
  order_line: {
    order_id: `'order-' || i`,
    line_id: '1',
    item_id: `'100101'`,
    product_id: `'p1'`,
    name: `'x'`,
    quantity: '1',
    unit_cents: '1000',
    tax_rate: '1900',
    location_id: `'online'`,
    handed_over: '1',
  },
  order_event: {
    order_id: `'order-' || i`,
    seq: '1',
    event: `'place'`,
    from_state: `''`,
    to_state: `'placed'`,
    actor: `'guest'`,
  },
  order_holder: {
    order_id: `'order-' || i`,
    person: `array['customer-' || i]`,
    network: `'network-' || i`,
    placed_at: due(ago('2 days'), ago('1 hour')),
  },
  promotion_redemption: {
    reference: `'order-' || i`,
    promotion_id: `'once'`,
    redeemers: `array['customer-' || i]`,
    redeemed_at: ago('1 year'),
  },
  order_mail: {
    kind: `'shipped'`,
    order_id: `'order-' || i`,
    reference: `'reference-' || i`,
    due_at: ago('2 years'),
    rendered_at: ago('2 years'),
  },
  order_access: {
    session_id: `'session-' || i`,
    order_id: `'order-' || i`,
    expires_at: due(ago('1 day'), ahead('1 day')),
  },
  payment: {
    id: `'payment-' || i`,
    order_id: `'order-' || i`,
    method: `'PAYPAL'`,
    provider: `'other'`,
    cents: '1000',
    state: due(`'open'`, `'authorized'`),
    reference: `'reference-' || i`,
    captured_cents: due('0', '1000'),
    created_at: ago('2 years'),
    updated_at: ago('2 years'),
  },
  payment_task: {
    payment_id: `'payment-' || i`,
    kind: `'capture'`,
    reference: `'1'`,
    cents: '1000',
    due_at: ago('2 years'),
    done_at: ago('2 years'),
  },
  payment_event: { provider: `'other'`, event_id: `'event-' || i`, payment_id: `'payment-' || i` },
  money_ledger: {
    order_id: `'order-' || i`,
    payment_id: `'payment-' || i`,
    cause: `'capture'`,
    reference: `'total:1000'`,
    cents: '1000',
  },
  mail_outbox: {
    id: `'mail-' || i`,
    kind: `'shipped'`,
    to_address: `'customer-' || i || '@example.org'`,
    subject: `'x'`,
    due_at: ago('20 days'),
    sent_at: due(ago('31 days'), ago('20 days')),
  },
  caused_mail: {
    cause: `'visitor'`,
    person: `'person-' || i`,
    network: `'network-' || i`,
    due_at: due(ago('2 days'), ago('1 hour')),
  },
  mail_document: {
    hash: `'hash-' || i`,
    type: `'application/pdf'`,
    content: `'x'::bytea`,
    used_at: due(ago('1 year'), ago('20 days')),
  },
  withdrawal: {
    id: `'withdrawal-' || i`,
    receipt_number: `'receipt-' || i`,
    request_hash: `'hash-' || i`,
    name: `'x'`,
    order_number: `'x'`,
    email: `'x'`,
    text: `'x'`,
    received_at: due(ago('9 years'), ago('3 years')),
  },
  review: {
    id: `'review-' || i`,
    product_id: `'p' || i`,
    stars: '5',
    title: `'x'`,
    text: `'x'`,
    name: `'x'`,
    is_buyer: 'false',
    state: due(`'refused'`, `'published'`),
    refusal: due(`'x'`, 'null'),
    decided_at: ago('1 year'),
  },
  review_report: {
    id: `'report-' || i`,
    review_id: `'review-' || i`,
    reason: `'offensive'`,
    text: `'x'`,
    email: `'x'`,
    decided_at: due(ago('1 year'), ago('1 month')),
  },
  back_in_stock_request: {
    item_id: due(`'100101'`, `'100102'`),
    email: `'customer-' || i || '@example.org'`,
    requested_at: ago('1 month'),
    confirmed_at: ago('1 month'),
  },
  newsletter_subscription: {
    email: `'customer-' || i || '@example.org'`,
    person: `'person-' || i`,
    topics: `'{offers}'`,
  },
  newsletter_consent: {
    person: `'person-' || i`,
    text_version: `'v1'`,
    topics: `'{offers}'`,
    way: `'MAIL'`,
    asked_at: ago('6 years'),
    confirmed_at: ago('6 years'),
    ended_at: due(ago('5 years'), ago('2 years')),
    ended_by: `'PERSON'`,
  },
  newsletter_campaign: {
    id: `'campaign-' || i`,
    content: due(
      `'{"topic": "offers", "subject": "x", "intro": ["x"], "articles": []}'::jsonb`,
      `'{}'::jsonb`,
    ),
    started_at: ago('20 days'),
    written_to: due('9990', '0'),
    completed_at: due('null', ago('10 days')),
  },
  newsletter_mail: { campaign_id: `'campaign-' || i`, person: `'person-' || i` },
  newsletter_reason: {
    day: due(ago('3 years'), `now() - i % 600 * interval '1 day'`),
    reason: `'reason-' || i`,
    count: '1',
  },
  store_request: {
    company_id: `'1001'`,
    item_id: `'100101'`,
    question: `'x'`,
    name: `'x'`,
    email: `'customer-' || i || '@example.org'`,
    asked_at: due(ago('1 year'), ago('1 month')),
  },
  rental_booking: {
    id: `'rental-' || i`,
    number: `'T-' || i`,
    vehicle_id: `'vehicle'`,
    company_id: `'1001'`,
    during: `tstzrange(${ago('3 years')} + i * interval '1 hour', ${ago('3 years')} + (i + 1) * interval '1 hour')`,
    state: due(`'EXPIRED'`, `'RETURNED'`),
    contact: due('null', `'{}'::jsonb`),
    network: due(`'network'`, 'null'),
    email: `'customer-' || i || '@example.org'`,
    person: `array['customer-' || i]`,
    hour_cents: '900',
    day_cents: '3900',
    rent_cents: '900',
    price_parts: `'[]'::jsonb`,
    deposit_cents: '5000',
    tax_rate: '1900',
    created_at: ago('10 months'),
    changed_at: due(ago('2 years'), ago('10 months')),
  },
  price_entry: {
    company_id: `'1001'`,
    reference: `'key-' || i`,
    item_id: `'100101'`,
    seen: '1',
    cents: '2',
    entered_by: `'1001 4711'`,
    entered_at: due(ago('3 years'), ago('10 months')),
  },
  item_release: {
    company_id: `'1001'`,
    item_id: `'100101'`,
    item_name: `'x'`,
    ean: `'x'`,
    quantity: '1',
    released_by: `'1001 4711'`,
    person_name: `'x'`,
    released_at: ago('2 years'),
    keep_until: due(ago('1 day'), ahead('3 years')),
    key: `'key-' || i`,
    hash: `'x'`,
  },
  item_release_correction: {
    release_id: 'i',
    reason: `'TWICE'`,
    corrected_by: `'1001 4711'`,
    person_name: `'x'`,
    corrected_at: ago('2 years'),
    keep_until: due(ago('1 day'), ahead('3 years')),
  },
  item_release_proof: {
    release_id: 'i',
    proof: `'poison'`,
    record: `'{}'::jsonb`,
    keep_until: due(ago('1 day'), ahead('3 years')),
  },
  survey_answer: {
    form_id: `'form'`,
    question: `'q'`,
    value: `'x'`,
    visitor: due(`'visitor-' || i`, 'null'),
    at: ago('1 year'),
  },
  captcha_solution: { challenge: `'challenge-' || i`, expires_at: due(ago('1 hour'), ahead('1 hour')) },
  form_answer: {
    key: `'key-' || i`,
    session_id: `'session-' || i`,
    answer: `'{}'::jsonb`,
    expires_at: due(ago('1 hour'), ahead('1 hour')),
  },
  counted_search: {
    day: due('current_date - 1', 'current_date'),
    phrase: `'phrase ' || i`,
    visitor: `'x'::bytea`,
    network: `'x'::bytea`,
  },
  search_phrase: {
    phrase: `'phrase ' || i`,
    day: due('current_date - 31', 'current_date - 2'),
    visitors: '1',
  },
  discontinued_item: {
    item_id: `'old-' || i`,
    product_id: `'p' || i`,
    name: `'x'`,
    variant_name: `'x'`,
    slug: `'x'`,
    brand: `'x'`,
    category_id: `'x'`,
    discontinued_at: due(ago('3 years'), ago('1 year')),
  },
  price_history: {
    item_id: `'old-' || i`,
    valid_from: ago('2 years'),
    cents: '100',
    list_id: `'online'`,
  },
};

/** The tables that grow with the use of the shop. */
export const growingTables: readonly string[] = Object.keys(HISTORY);

/** Rows of some years in every table that grows, without the checks of foreign keys, for the sake of time. */
export async function fillHistory(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    for (const [table, columns] of Object.entries(HISTORY))
      await tx.query(
        `insert into ${table} (${Object.keys(columns).join(', ')})
         select ${Object.values(columns).join(', ')} from generate_series(1, ${ROWS}) i`,
      );
  });
  await db.query('analyze');
}
