/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { testServers } from '@fachwerk/database/testing';
import { readGuaranteeNotice } from '@fachwerk/server-kit/guarantee-notice';
import type { OrderEvent } from '@fachwerk/shared/contracts';
import { PAYMENT_RULES } from '@fachwerk/shared/rules';
import { newCardCodes } from '../../benefits/gift-cards/card-codes';
import { blockGiftCard, issueGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import { createMailSender } from '../../kernel/mail/mail-sender';
import type { OutgoingMail } from '../../kernel/mail/smtp-transport';
import { createSealer } from '../../kernel/secrets/sealed-text';
import { WAREHOUSE, writeStock } from '../../stores/stock/write-stock';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { openTestData, type TestData } from '../../testing/test-shop';
import { createOrderLinks } from '../access/order-link';
import { type MoveDetails, moveOrder } from '../lifecycle/move-order';
import { findOrder } from '../lifecycle/order';
import type { OrderMailKind } from '../lifecycle/order-connections';
import { paymentText } from '../lifecycle/payment-of-order';
import { type NewOrder, placeOrder } from '../lifecycle/place-order';
import { cardReference } from '../lifecycle/returned-cards';
import { aBank, type Taking } from '../payments/testing/a-bank';
import { enqueueOrderMail } from './enqueue-order-mail';
import { renderOrderMails } from './render-order-mails';

const [server = ''] = testServers;

const SECRET = 'a secret of the test';
const sealer = createSealer(SECRET, 'gift card mail');
const pageUrl = (path: string) => `https://shop.example${path}`;

const BUYER = { email: 'erika@example.org' };
const BY_SHOP = { cause: 'shop' } as const;

const CONTRACT: OrderMailKind[] = [
  ...(['order-confirmed', 'ready-to-collect', 'collect-reminder', 'handed-over', 'shipped'] as const),
];
const NO_CONTRACT_YET: OrderMailKind[] = ['order-received', 'payment-failed', 'order-cancelled', 'refunded'];
const RESERVATION: OrderMailKind[] = [
  ...(['reservation-received', 'reservation-ready', 'reservation-partial'] as const),
  ...(['reservation-expired', 'reservation-cancelled'] as const),
];

interface Row {
  [column: string]: unknown;
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; hash: string }[];
}

describe('mails of orders', () => {
  let shop: TestData;
  beforeAll(async () => {
    shop = await openTestData(server);
    await writeStores(shop.db, testStores);
    await writeStock(
      shop.db,
      'count',
      ['100401', '100201'].map((itemId) => ({ itemId, locationId: WAREHOUSE, quantity: 1000 })),
    );
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.query('delete from order_mail');
    await shop.db.query('delete from mail_outbox');
  });

  const context = () =>
    ({
      db: shop.db,
      now: () => new Date(),
      pageUrl,
      mailSealer: sealer,
      guaranteeNotice: readGuaranteeNotice().pdf,
      orderLinks: createOrderLinks(SECRET, { now: () => new Date(), pageUrl }),
      log: {
        error: (problem: { err: unknown }) => {
          throw problem.err;
        },
      },
      events: { emit: () => true },
    }) as unknown as Parameters<typeof renderOrderMails>[0];

  async function anOrder(
    kind: 'delivery' | 'collect' | 'reservation',
    isPending = false,
    payment: Partial<NewOrder> = {},
  ) {
    const order = await aCartToOrder(
      shop.db,
      [
        { itemId: '100401', quantity: 2, unitCents: 1999, name: 'Bohrer <b>' },
        { itemId: '100201', quantity: 1, unitCents: 999, withdrawalExclusion: 'CUT_TO_SIZE' },
      ],
      {
        kind,
        companyId: kind === 'delivery' ? null : '1001',
        needsPayment: isPending,
        vat: [{ rate: 1900, netCents: 4199, taxCents: 798 }],
        ...payment,
      },
    );
    const placed = await shop.db.transaction((tx) => placeOrder(tx, order, new Date()));
    if (!('orderId' in placed)) throw new Error(JSON.stringify(placed));
    return placed.orderId;
  }
  const outbox = () =>
    shop.db.query<Row>(
      'select id, kind, to_address as "to", subject, text, html, attachments from mail_outbox order by created_at',
    );

  async function mailOf(kind: OrderMailKind, details: Record<string, unknown> = {}): Promise<Row> {
    const orderKind = RESERVATION.includes(kind)
      ? 'reservation'
      : kind.includes('collect') || kind === 'handed-over'
        ? 'collect'
        : 'delivery';
    const orderId = await anOrder(orderKind, kind === 'order-received');
    await shop.db.query('delete from order_mail');
    await enqueueOrderMail(shop.db, kind, { ...BUYER, id: orderId }, details, BY_SHOP);
    await renderOrderMails(context());
    const [mail] = await outbox();
    if (!mail) throw new Error('no mail');
    return mail;
  }

  it('about goods that left have their invoice attached, a refund has the corrections since the last one', async () => {
    const orderId = await anOrder('delivery');
    const move = (event: OrderEvent, details: MoveDetails = {}) =>
      shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event), details }));
    await move('pick');
    await move('ship', { lines: [{ lineId: 2, quantity: 1 }] });
    await move('ship');
    for (const quantity of [1, 1]) {
      await move('return', { lines: [{ lineId: 1, quantity }] });
      await move('refunded', { cents: 1999 });
    }
    await renderOrderMails(context());

    const files = (await outbox())
      .filter(({ kind }) => kind === 'shipped' || kind === 'refunded')
      .map(({ kind, text, attachments }) => {
        for (const { name } of attachments) expect(text).toContain(name.replace('.pdf', ''));
        return [kind, ...attachments.map(({ name }) => name.slice(0, 2) + name.slice(-6))].join(' ');
      });
    expect(files.sort()).toEqual([
      'refunded RK01.pdf',
      'refunded RK02.pdf',
      'shipped RE01.pdf',
      'shipped RE02.pdf',
    ]);
    const [stored] = await shop.db.query<{ start: string }>(
      `select convert_from(substring(content from 1 for 8), 'UTF8') as start from mail_document
       where type = 'application/pdf' limit 1`,
    );
    expect(stored?.start).toBe('%PDF-1.7');
  });

  it('to an authority state what it has stated, and have its invoice for programs attached', async () => {
    const orderId = await anOrder('delivery', false, {
      contact: {
        firstName: 'Erika',
        lastName: 'Musterfrau',
        company: 'Amt für Gebäude',
        buyerReference: '04011000-12345-03',
      },
      delivery: { firm: { reference: 'BV Müller', costCenter: '4711', contact: '', comment: 'Kran' } },
    });
    for (const event of ['pick', 'ship'] as const)
      await shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event) }));
    await renderOrderMails(context());
    const mails = await outbox();

    const confirmed = mails.find(({ kind }) => kind === 'order-confirmed')?.text ?? '';
    for (const part of ['04011000-12345-03', 'Kommission', 'BV Müller', 'Kostenstelle', '4711', 'Kran'])
      expect(confirmed).toContain(part);
    expect(confirmed).not.toContain('Ansprechperson');
    const shipped = mails.find(({ kind }) => kind === 'shipped');
    expect(shipped?.attachments.map(({ name }) => name.slice(-4))).toEqual(['.pdf', '.xml']);
  });

  it('about a second parcel names what is in it, and not what was sent before', async () => {
    const orderId = await anOrder('delivery');
    const move = (event: OrderEvent, details: MoveDetails = {}) =>
      shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event), details }));
    await move('pick');
    await move('ship', { lines: [{ lineId: 2, quantity: 1 }] });
    await move('ship');
    await renderOrderMails(context());

    const names = (await findOrder(shop.db, orderId))?.lines.map(({ name }) => name) ?? [];
    const sent = (await outbox()).filter(({ kind }) => kind === 'shipped');
    expect(sent.map(({ text }) => names.filter((name) => text.includes(name)))).toEqual([
      [names[1]],
      [names[0]],
    ]);
  });

  it('are made by placing an order, once, and the job renders them', async () => {
    const orderId = await anOrder('delivery');
    await shop.db.transaction((tx) =>
      enqueueOrderMail(tx, 'order-confirmed', { ...BUYER, id: orderId }, {}, BY_SHOP),
    );

    expect(await outbox()).toEqual([]);
    expect(await renderOrderMails(context())).toBe(1);
    expect(await renderOrderMails(context())).toBe(0);
    expect(await outbox()).toMatchObject([{ kind: 'order-confirmed', to: 'erika@example.org' }]);
  });

  it('are not made by a transaction that is undone, nor by a step that changes nothing', async () => {
    const orderId = await anOrder('delivery');
    await renderOrderMails(context());
    await shop.db
      .transaction(async (tx) => {
        await moveOrder(tx, orderId, 'cancel', { actor: 'guest' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await shop.db.transaction((tx) => moveOrder(tx, orderId, 'deliver', { actor: 'desk online' }));
    await renderOrderMails(context());
    expect(await outbox()).toHaveLength(1);

    await shop.db.transaction((tx) => moveOrder(tx, orderId, 'cancel', { actor: 'guest' }));
    await renderOrderMails(context());
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['order-confirmed', 'order-cancelled']);
  });

  it.each([...CONTRACT, ...NO_CONTRACT_YET, ...RESERVATION])(
    'of kind %s have one heading, escape texts, and say the same as text',
    async (kind) => {
      const { html, text, subject } = await mailOf(kind);

      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('<html lang="de">');
      expect(html).not.toMatch(/<b>|<img (?!src="cid:)|<script/);
      expect(html).not.toMatch(/undefined|\[object|\bnull\b/);
      expect(text).not.toMatch(/undefined|\[object|\bnull\b/);
      const bare = (markup: string) =>
        markup
          .replace(/<[^>]+>/g, '')
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&amp;/g, '&')
          .replace(/\s+/g, ' ')
          .trim();
      for (const [, part = ''] of html.matchAll(
        /<(?:p|dt|dd|h2)(?![^>]*data-skip-in-text)[^>]*>(.*?)<\/(?:p|dt|dd|h2)>/g,
      ))
        for (const piece of part.split('<br/>')) expect(text.replace(/\s+/g, ' ')).toContain(bare(piece));
      expect(subject).not.toMatch(/[\r\n]/);
    },
  );

  it.each(CONTRACT)('about a contract, as %s, lead to the withdrawal (BGB §356a)', async (kind) => {
    const { html, text } = await mailOf(kind);

    expect(html).toMatch(/<a [^>]*href="https:\/\/shop.example\/widerruf\/"[^>]*>Vertrag widerrufen<\/a>/);
    expect(text).toContain('Vertrag widerrufen');
  });

  it.each(RESERVATION)('about a reservation, as %s, claim no contract and no withdrawal', async (kind) => {
    const { html } = await mailOf(kind);

    expect(html).not.toContain('Vertrag widerrufen');
    expect(html).toContain('Fachwerk Baumarkt GmbH');
  });

  it('confirm the receipt of an order without accepting it (BGB §312i)', async () => {
    const { text, attachments } = await mailOf('order-received');

    expect(text).toContain('bestätigt den Eingang; sie nimmt die Bestellung noch nicht an');
    expect(attachments).toEqual([]);
  });

  it('confirm the contract with its content, terms and instruction on withdrawal (BGB §312f)', async () => {
    const { text, attachments } = await mailOf('order-confirmed');

    for (const part of [
      /2 × Bohrer <b>/,
      /39,98\s€/,
      /Gesamtsumme: 49,97\s€/,
      /19\u00a0% MwSt\./,
      /Kreditkarte/,
    ])
      expect(text).toMatch(part);
    expect(text).toContain('kein Widerrufsrecht: nach Ihren Maßen zugeschnitten');
    expect(attachments.map(({ name }) => name)).toEqual([
      'AGB.html',
      'Widerrufsbelehrung.html',
      'Gewaehrleistung.pdf',
    ]);
    const files = await shop.db.query<{ content: Buffer }>(
      `select content from mail_document where type like 'text/html%' order by content`,
    );
    const contents = files.map(({ content }) => content.toString());
    expect(contents.some((content) => content.includes('Muster-Widerrufsformular'))).toBe(true);
    for (const content of contents) {
      expect(content).toContain('<html lang="de">');
      expect(content).not.toMatch(/href="\/|<script|<link/);
    }
  });

  it('contain the official notice on the legal guarantee, unchanged (Regulation (EU) 2025/1960)', async () => {
    const { text, attachments } = await mailOf('order-confirmed');

    const { hash } = attachments.find(({ name }) => name === 'Gewaehrleistung.pdf') ?? {};
    const files = await shop.db.query('select type, content from mail_document where hash = $1', [hash]);
    expect(files).toEqual([{ type: 'application/pdf', content: readGuaranteeNotice().pdf }]);
    expect(text).toContain('Hinweis der Europäischen Union zur gesetzlichen Gewährleistung');
  });

  it('contain the guarantee that was stated at the order (BGB §479(2))', async () => {
    const guarantee = {
      months: 60,
      scope: 'FULL' as const,
      model: 'BS 240',
      guarantor: 'Eberholt GmbH',
      address: 'Am Werk 3, 70173 Stuttgart',
      territory: 'Europäische Union',
      terms: 'Senden Sie die Ware mit dem Kaufbeleg an uns.',
    };
    const order = await aCartToOrder(shop.db, [
      { itemId: '100401', name: 'Bohrer', details: { brand: 'Eberholt', guarantee } },
      { itemId: '100201' },
    ]);
    await shop.db.transaction((tx) => placeOrder(tx, { ...order, needsPayment: false }, new Date()));
    // The catalogue has another guarantee meanwhile.
    await shop.db.query(`update item set duties = '{"guaranteeMonths": 36}' where id = '100401'`);
    await renderOrderMails(context());

    const [{ text } = { text: '' }] = await outbox();
    for (const part of [
      'Eberholt Bohrer, Modell BS 240',
      '5 Jahre',
      'Haltbarkeit der ganzen Ware, ohne Aufpreis',
      'Eberholt GmbH, Am Werk 3, 70173 Stuttgart',
      'Europäische Union',
      'Senden Sie die Ware mit dem Kaufbeleg an uns.',
      'Eine Garantie schränkt diese Rechte nicht ein.',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(part);
  });

  it('contain no guarantee where none was stated', async () => {
    expect((await mailOf('order-confirmed')).text).not.toContain('Garantiegeber');
  });

  it('state when each part of the order arrives (BGB §312f)', async () => {
    await anOrder('delivery', false, {
      delivery: {
        arrivals: [
          { lineIds: [1], min: '2026-11-30', max: '2026-12-02' },
          { lineIds: [2], min: '2026-12-10', max: '2026-12-10' },
        ],
      },
    });
    await renderOrderMails(context());

    const [confirmed] = await outbox();
    expect(confirmed?.text).toContain('Mo., 30.11. – Mi., 02.12.: Bohrer');
    expect(confirmed?.text).toContain('Do., 10.12.: Artikel 100201');
  });

  it.each([
    ['order-received', 'PAYPAL', /Noch zu zahlen mit PayPal: 49,97\s€/],
    ['order-confirmed', 'PAYPAL', /Bezahlt mit PayPal: 49,97\s€/],
    ['order-confirmed', 'INVOICE_KLARNA', /Später zu zahlen per Rechnung mit Klarna: 49,97\s€/],
  ] as const)('state in %s whether %s is paid', async (kind, paymentMethod, line) => {
    await anOrder('delivery', kind === 'order-received', { paymentMethod });
    await renderOrderMails(context());

    const [mail] = await outbox();
    expect(mail).toMatchObject({ kind, text: expect.stringMatching(line) });
  });

  it('to an address that may be a stranger’s contain no name and no address, until the order is paid', async () => {
    const orderId = await anOrder('delivery', true);
    await renderOrderMails(context());
    await shop.db.transaction((tx) => moveOrder(tx, orderId, 'pay', { actor: 'payment' }));
    await renderOrderMails(context());

    const [received, confirmed] = (await outbox()).map(({ text }) => text);
    expect(received).toContain('2 × Bohrer');
    expect(received).not.toMatch(/Musterfrau|Heidestraße/);
    expect(confirmed).toContain('Guten Tag Erika Musterfrau,');
    expect(confirmed).toContain('Heidestraße 17');
  });

  it('state that a reservation is no contract, with the seller', async () => {
    for (const kind of ['reservation-received', 'reservation-ready', 'reservation-partial'] as const) {
      await shop.db.query('delete from mail_outbox');
      const { text } = await mailOf(kind);
      expect(text).toContain('unverbindlich und kein Kaufvertrag');
      expect(text).toMatch(/Verkäufer: Fachwerk Baumarkt GmbH/);
    }
  });

  it('contain the code of a collection and the number of a parcel', async () => {
    const ready = await mailOf('ready-to-collect');
    expect(ready.text).toMatch(/Abholcode:\s+[A-Z0-9-]{4,}/);
    expect(ready.text).toContain('Montag bis Samstag 08:00 bis 20:00 Uhr');
    expect(ready.html).toContain(`src="cid:${ready.attachments[0]?.name}"`);
    expect(ready.html).toMatch(/href="https:\/\/shop.example\/bestellungen\/[\w-]+\/\?token=/);
    await shop.db.query('delete from mail_outbox');
    const { text } = await mailOf('shipped', {
      seq: 4,
      carrier: 'DHL',
      trackingNumber: '00340434',
      lines: [{ lineId: 1, quantity: 1 }],
    });
    expect(text).toContain('Sendungsnummer: 00340434');
    expect(text).toContain(
      'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434',
    );
    expect(text).toContain('1 × Bohrer');
    expect(text).not.toContain('2 × Bohrer');
  });

  it('lead to no page of a carrier where there is none', async () => {
    const { text } = await mailOf('shipped', { seq: 4, carrier: 'Spedition', trackingNumber: 'FR-4711' });
    expect(text).toContain('Sendungsnummer: FR-4711');
    expect(text).not.toContain('Sendung verfolgen');
  });

  it('name the pieces that were not found as cancelled, and none that were found', async () => {
    const orderId = await anOrder('delivery');
    const move = (event: 'pick' | 'find', details = {}) =>
      shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event), details }));
    await move('pick');
    await move('find', {
      lines: [
        { lineId: 1, quantity: 1 },
        { lineId: 2, quantity: 1 },
      ],
    });
    await renderOrderMails(context());

    const mail = (await outbox()).find(({ kind }) => kind === 'order-cancelled');
    expect(mail?.text.match(/\d × .*/g)).toEqual([expect.stringMatching(/^1 × Bohrer <b>/)]);
  });

  async function paidByGiftCard(giftCardCents = 4997): Promise<string> {
    const reference = `card ${randomUUID()}`;
    await issueGiftCard(shop.db, SECRET, { cents: 10_000, reference, now: new Date() }, newCardCodes());
    const [card] = await shop.db.query<{ id: string }>(
      'select card_id as id from gift_card_ledger where reference = $1',
      [reference],
    );
    const giftCardId = card?.id ?? null;
    return anOrder('delivery', false, { giftCardId, giftCardCents, payableCents: 4997 - giftCardCents });
  }
  const mailsAfter = async (orderId: string, kind: OrderMailKind, steps: [OrderEvent, MoveDetails][]) => {
    for (const [event, details] of steps) {
      const { moved } = await shop.db.transaction((tx) =>
        moveOrder(tx, orderId, event, { actor: actorOf(event), details }),
      );
      expect(moved).toBe(true);
      await renderOrderMails(context());
    }
    return (await outbox()).filter((mail) => mail.kind === kind).map(({ text }) => text);
  };
  const pieces = (lineId: number) => ({ lines: [{ lineId, quantity: 1 }] });

  it('name what each cancellation gives back, not the sum of all', async () => {
    const [first, second] = await mailsAfter(await paidByGiftCard(), 'order-cancelled', [
      ['cancel-lines', pieces(1)],
      ['cancel-lines', pieces(2)],
    ]);

    expect(first).toMatch(/auf Ihre Geschenkkarte •••• \d{4}: 19,99\s€\./);
    expect(second).toMatch(/auf Ihre Geschenkkarte •••• \d{4}: 9,99\s€\./);
  });

  it.each([
    ['PAY_IN_STORE', /49,97\s€ müssen Sie nicht mehr bezahlen/],
    ['PICK_UP_BOX', /49,97\s€ müssen Sie nicht mehr bezahlen/],
    ['INVOICE_KLARNA', /49,97\s€ müssen Sie nicht mehr bezahlen/],
    ['PAYPAL', /49,97\s€ werden nicht abgebucht/],
    [
      'DIRECTDEBIT_UNZER',
      /49,97\s€ buchen wir nicht ab\. Ist der Betrag schon abgebucht, zahlen wir ihn auf/,
    ],
  ] as const)('state after a cancellation what becomes of an open sum: %s', async (paymentMethod, words) => {
    const orderId = await anOrder('collect', false, { paymentMethod });
    const [mail] = await mailsAfter(orderId, 'order-cancelled', [['cancel', {}]]);

    expect(mail).toMatch(words);
  });

  /** An address of its own: one address gets a limited number of mails at once. */
  const byDebit = () =>
    ({ paymentMethod: 'DIRECTDEBIT_UNZER', email: `${randomUUID()}@example.org` }) as const;

  it.each<[Taking, RegExp]>([
    ['at-once', /Sie erhalten zurück: auf Ihr Bankkonto: 19,99\s€\. Die Rückzahlung haben wir veranlasst/],
    [
      'at-once-reported-late',
      /19,99\s€ buchen wir nicht ab\. Ist der Betrag schon abgebucht, zahlen wir ihn auf/,
    ],
    ['at-dispatch', /19,99\s€ buchen wir nicht ab\. Ist der Betrag schon abgebucht, zahlen wir ihn auf/],
  ])('state where and when the money of a direct debit comes back: %s', async (taking, words) => {
    const bank = aBank();
    const orderId = await anOrder('delivery', true, byDebit());
    await bank.pay(shop.db, orderId, taking);

    const [mail] = await mailsAfter(orderId, 'order-cancelled', [['cancel-lines', pieces(1)]]);
    await bank.run(shop.db);
    await bank.report(shop.db, orderId);
    await bank.run(shop.db);
    const refunded = await mailsAfter(orderId, 'refunded', [['pick', {}]]);

    expect(mail).toMatch(words);
    expect(mail).not.toMatch(/werden nicht abgebucht|Reservierung/);
    expect(refunded).toEqual(
      taking === 'at-dispatch' ? [] : [expect.stringMatching(/Auf Ihr Bankkonto: 19,99\s€/)],
    );
  });

  it('state for a whole order what a direct debit gives back', async () => {
    const orderId = await anOrder('delivery', true, byDebit());
    await aBank().pay(shop.db, orderId, 'at-once');
    const mails = await mailsAfter(orderId, 'order-cancelled', [
      ['cancel-lines', pieces(1)],
      ['cancel', {}],
    ]);

    expect(mails).toEqual([
      expect.stringMatching(/auf Ihr Bankkonto: 19,99\s€/),
      expect.stringMatching(/auf Ihr Bankkonto: 29,98\s€/),
    ]);
  });

  it('report a refund to the gift card alone with the return, once, and name what each refund gives back', async () => {
    const orderId = await paidByGiftCard(3000);
    const [alone, both, payment, ...more] = await mailsAfter(orderId, 'refunded', [
      ['cancel-lines', pieces(2)],
      ['pick', {}],
      ['ship', {}],
      ['return', pieces(1)],
      ['return', pieces(1)],
      ['refunded', { cents: 1997 }],
      ['refunded', { cents: 300 }],
    ]);

    expect(alone).toMatch(/Auf Ihre Geschenkkarte •••• \d{4}: 19,99\s€/);
    expect(alone).toContain('RK');
    expect(alone).not.toMatch(/Kreditkarte|Bank/);
    expect(both).toMatch(/Auf Ihre Geschenkkarte •••• \d{4}: 0,02\s€\s+Auf Kreditkarte: 19,97\s€/);
    expect(payment).toMatch(/Auf Kreditkarte: 3,00\s€/);
    expect(payment).not.toContain('Geschenkkarte');
    expect(more).toEqual([]);
  });

  it('report a refund to the gift card once, also if the return is repeated', async () => {
    const orderId = await paidByGiftCard();
    await mailsAfter(orderId, 'refunded', [
      ['pick', {}],
      ['ship', {}],
    ]);
    const giveBack = () =>
      shop.db.transaction((tx) =>
        moveOrder(tx, orderId, 'return', { actor: 'desk online', details: pieces(1), key: 'one return' }),
      );
    await Promise.all([giveBack(), giveBack()]);
    const mails = await shop.db.query(`select reference from order_mail where kind = 'refunded'`);
    expect(mails).toHaveLength(1);
  });

  it('lead after a failed payment to the cart with the lines, and name the payment in German', async () => {
    const orderId = await anOrder('delivery', true, { paymentMethod: 'DIRECTDEBIT_UNZER' });
    const [mail] = await mailsAfter(orderId, 'payment-failed', [['refuse-payment', {}]]);

    expect(mail).toContain('https://shop.example/basket/');
    expect(mail).toContain('liegen wieder in dem Warenkorb');
    expect(mail).toContain('mit Lastschrift wurde nicht abgeschlossen');
    expect(mail).not.toMatch(/zu zahlen|Wird abgebucht/);
    const inCart = await shop.db.query(
      `select item_id as "itemId", quantity from cart_position
       where cart_id = (select cart_id from shop_order where id = $1) order by quantity`,
      [orderId],
    );
    expect(inCart).toEqual([
      { itemId: '100201', quantity: 1 },
      { itemId: '100401', quantity: 2 },
    ]);
  });

  it('claim no cart after a failed payment if the visitor has none any more', async () => {
    const orderId = await anOrder('delivery', true);
    await shop.db.query('delete from session where id = (select session_id from shop_order where id = $1)', [
      orderId,
    ]);
    const [mail] = await mailsAfter(orderId, 'payment-failed', [['expire-payment', {}]]);

    expect(mail).toContain('Ihr Warenkorb ist nicht mehr vorhanden');
    expect(mail).not.toMatch(/liegen wieder|\/basket\//);
  });

  it('bring no gift card whose money was given back before its day', async () => {
    const orderId = await anOrder('delivery');
    await shop.db.query('delete from order_mail');
    const issue = { cents: 5000, reference: cardReference(orderId, 1), now: new Date() };
    const codes = await shop.db.transaction((tx) => issueGiftCard(tx, 'secret', issue));
    const sealedCodes = sealer.seal(JSON.stringify(codes), orderId);
    const details = { lineId: 1, cents: 5000, sealedCodes, recipientEmail: 'max@example.org' };
    const later = { ...details, sendOn: '2999-12-24' };
    await enqueueOrderMail(shop.db, 'gift-card', { ...BUYER, id: orderId }, later, BY_SHOP);

    await blockGiftCard(shop.db, cardReference(orderId, 1));
    await shop.db.query('update order_mail set due_at = now()');
    await renderOrderMails(context());

    expect(await shop.db.query(`select from mail_outbox where to_address = 'max@example.org'`)).toEqual([]);
    expect(await shop.db.query('select data, rendered_at is not null as "isEnded" from order_mail')).toEqual([
      { data: {}, isEnded: true },
    ]);
  });

  it('bring a gift card to its recipient on its day, and keep neither number nor PIN in the row', async () => {
    const orderId = await anOrder('delivery');
    await shop.db.query('delete from order_mail');
    const codes = { number: '1234567812345678', pin: '654321' };
    const sealedCodes = sealer.seal(JSON.stringify(codes), orderId);
    const details = {
      lineId: 1,
      cents: 5000,
      sealedCodes,
      recipientName: 'Max',
      message: 'Viel Freude',
      recipientEmail: 'max@example.org',
      sendOn: '2999-12-24',
    };
    await enqueueOrderMail(shop.db, 'gift-card', { ...BUYER, id: orderId }, details, BY_SHOP);
    expect(await renderOrderMails(context())).toBe(0);
    await shop.db.query('update order_mail set due_at = now()');
    await renderOrderMails(context());

    // Nothing in the database gives the card away.
    const stored = await shop.db.query(
      'select data::text as row from order_mail union all select to_json(m)::text from mail_outbox m',
    );
    expect(stored[0]).toEqual({ row: '{}' });
    expect(JSON.stringify(stored)).not.toMatch(/1234|654321|Viel Freude/);
    const sent: OutgoingMail[] = [];
    const sendDue = createMailSender({
      db: shop.db,
      sealer,
      keepsText: false,
      onError: () => undefined,
      transport: { send: async (one) => void sent.push(one) },
    });
    await sendDue();

    const [mail] = sent;
    expect(mail?.to).toBe('max@example.org');
    expect(mail?.text).toContain('Kartennummer: 1234 5678 1234 5678');
    expect(mail?.text).toContain('PIN: 654321');
    expect(mail?.html).toContain('654321');
    expect(mail?.text).not.toMatch(/Bestellung|49,97/);
    expect(await shop.db.query('select text, html from mail_outbox where sent_at is not null')).toEqual([
      { text: null, html: null },
    ]);
  });
});

it.each(Object.keys(PAYMENT_RULES))('mails name the payment %s in German', (method) => {
  expect(paymentText(method)).toMatch(/^[A-ZÄÖÜ][A-Za-zäöüß -]+$/);
  expect(paymentText(method)).not.toBe(method);
});
