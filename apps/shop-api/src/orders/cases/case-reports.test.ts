/** @jest-environment node */
import { pathOf } from '@fachwerk/shared/calls';
import {
  type CaseReceipt,
  type ErrorBody,
  type FormAnswer,
  readCaseCode,
  readDeskCases,
  readFormAnswer,
  reportCase,
  reportDelivered,
} from '@fachwerk/shared/contracts';
import { aJpeg, aPng, aWebp, PLACE } from '../../testing/a-picture';
import { PUBLIC_URL, Visitor } from '../../testing/test-shop';
import { type Order } from '../lifecycle/order';
import { aCaseShop, type Desk, ITEM, NOW, OTHER, TOKENS } from './testing/a-case-shop';

describe('a case', () => {
  const cases = aCaseShop();
  const { anOrder, aCollection, call, act, list, pieces, mailOf, open, view, report, withdraw, caseOf } =
    cases;

  describe('with pictures of the buyer', () => {
    const BOUNDARY = 'x-boundary';
    /** As a browser sends a form with files. */
    async function send(
      order: Order,
      pictures: readonly Buffer[],
      accept = 'application/json',
      by = cases.visitor,
    ) {
      const fields = { kind: 'COMPLAINT', wish: 'REPAIR', lines: '1,1:1', text: 'Der Griff ist gerissen.' };
      const payload = Buffer.concat([
        ...Object.entries(fields).map(([name, value]) =>
          Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
        ),
        ...pictures.flatMap((bytes) => [
          Buffer.from(
            `--${BOUNDARY}\r\ncontent-disposition: form-data; name="pictures"; filename="../a.jpg"\r\n\r\n`,
          ),
          bytes,
          Buffer.from('\r\n'),
        ]),
        Buffer.from(`--${BOUNDARY}--\r\n`),
      ]);
      await by.get('/rest/user/');
      return cases.shop.app.inject({
        method: 'POST',
        url: pathOf(reportCase, { orderId: order.id }),
        headers: {
          accept,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          origin: PUBLIC_URL,
          cookie: by.cookie,
          ...(accept === 'application/json' && { 'x-csrf-token': by.csrf }),
        },
        payload,
      });
    }
    const pathsOf = async (order: Order) =>
      (await view(order)).cases?.[0]?.pictures?.map(({ src }) => src) ?? [];

    it('keeps them without place and hands them to the buyer and to the desk of the case only', async () => {
      const order = await aCollection();
      await open(order);

      expect((await send(order, [aJpeg(), aPng()])).statusCode).toBe(200);

      const [first = ''] = await pathsOf(order);
      const shown = await cases.visitor.get(first);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': expect.stringMatching(/^inline; filename="R-[A-Z0-9]+-1.jpeg"$/) as string,
      });
      expect(shown.rawPayload.includes(PLACE)).toBe(false);
      const atDesk = (await list('store')).find(({ orderId }) => orderId === order.id);
      expect(atDesk?.pictures).toMatchObject([
        { width: 1, height: 1 },
        { width: 1, height: 1 },
      ]);
      const src = atDesk?.pictures?.[1]?.src ?? '';
      const seen = async (desk: Desk) =>
        (await cases.shop.app.inject({ url: src, headers: { authorization: `Bearer ${TOKENS[desk]}` } }))
          .statusCode;
      expect([await seen('store'), await seen('other'), await seen('online')]).toEqual([200, 404, 404]);
      expect((await new Visitor(cases.shop.app).get(first)).statusCode).toBe(404);
      expect((await cases.visitor.get(src)).statusCode).toBe(401);
      expect((await cases.visitor.get(first.replace('/1/', '/3/'))).statusCode).toBe(404);
      await act('store', atDesk!, 'not-coming', pieces(1));
      await act('store', atDesk!, 'not-owed', { reason: 'Für den Test' });
      await act('store', atDesk!, 'close');
    });

    it('has each picture once, however often the form is sent, and three of them', async () => {
      const order = await anOrder();
      await open(order);
      await send(order, [aJpeg(), aPng()]);
      await send(order, [aPng(), aJpeg(), aWebp()]);
      expect(await pathsOf(order)).toHaveLength(3);
      await send(order, [aJpeg({ orientation: 3 })]);
      expect(await pathsOf(order)).toHaveLength(3);
      await cases.shop.db.query('delete from order_case where order_id = $1', [order.id]);
      expect(await cases.shop.db.query('select from order_case_picture')).toEqual(
        await cases.shop.db.query('select from order_case_picture p join order_case c on c.id = p.case_id'),
      );
    });

    it.each([
      ['of 50 MB', Buffer.alloc(50 * 1024 * 1024, 1), 'returnOrder.pictures.tooLarge'],
      ['that is a page', Buffer.from('<script>alert(1)</script>'), 'returnOrder.pictures.unreadable'],
      ['with too many pixels', aPng(9000, 9000), 'returnOrder.pictures.tooManyPixels'],
    ])('refuses a picture %s with a reason, and keeps what was typed', async (_what, picture, msg) => {
      const order = await anOrder();
      await open(order);

      const refused = await send(order, [picture]);
      expect(refused.statusCode).toBe(400);
      expect(refused.json<ErrorBody>().fieldErrors).toEqual([{ field: 'pictures', msg }]);

      const page = await send(order, [picture], 'text/html');
      expect(page.statusCode).toBe(303);
      const key = new URL(page.headers.location ?? '', PUBLIC_URL).searchParams.get('answer') ?? '';
      const answer = (await cases.visitor.get(pathOf(readFormAnswer, { key }))).json<FormAnswer>();
      expect(answer.values).toMatchObject({
        text: 'Der Griff ist gerissen.',
        lines: '1,1:1',
        wish: 'REPAIR',
      });
      expect(answer.fieldErrors).toEqual([{ field: 'pictures', msg }]);
      expect((await view(order)).cases).toEqual([]);
    });

    it('takes a form without script and without a file', async () => {
      const order = await anOrder();
      await open(order);
      expect((await send(order, [], 'text/html')).statusCode).toBe(303);
      expect((await view(order)).cases).toHaveLength(1);
    });

    it('reads no pictures of those who may not read the order', async () => {
      const order = await anOrder();
      expect((await send(order, [aJpeg()], 'application/json', new Visitor(cases.shop.app))).statusCode).toBe(
        404,
      );
    });
  });

  describe('that the buyer reports', () => {
    it('as a guest is on the page of the order and in a mail, with what is next', async () => {
      const order = await anOrder();
      await open(order);

      const receipt = (await report(order)).json<CaseReceipt>();

      expect(receipt).toMatchObject({ number: expect.stringMatching(/^R-/) as string });
      expect((await view(order)).cases).toMatchObject([
        {
          number: receipt.number,
          kindText: 'Reklamation',
          goodsText: 'Artikel noch bei Ihnen',
          nextText: receipt.nextText,
          isEnded: false,
        },
      ]);
      const mail = await mailOf('case-received');
      expect(mail?.text).toContain(receipt.number);
      expect(mail?.text).toContain('Den Rücksendeschein zum Ausdrucken finden Sie auf der Seite');
      expect(mail?.text).not.toContain('klemmt');
      expect((await list('online')).find(({ number }) => number === receipt.number)).toMatchObject({
        text: 'Der Schalter klemmt.',
        wish: 'REPAIR',
      });
    });

    it('has a slip with what is still to be given back, until nothing is', async () => {
      const order = await anOrder();
      await cases.shop.db.query(
        `update order_line set details = jsonb_set(details, '{duties}', '{"isBulky": true}')
         where order_id = $1 and line_id = 2`,
        [order.id],
      );
      await open(order);
      const { number } = (await report(order, { kind: 'RETURN', lines: '1,1:2,2' })).json<CaseReceipt>();
      const slip = async () => (await view(order)).cases?.find((one) => one.number === number)?.slip;
      const made = (await list('online')).find((one) => one.number === number)!;
      expect(await slip()).toEqual({
        sent: [`2 × Artikel ${ITEM}`],
        collected: [`1 × Artikel ${OTHER}`],
        address: ['Fachwerk Baumarkt GmbH', 'Rücksendungen', 'Musterstraße 1', '50667 Köln'],
        email: 'service@fachwerk.example',
      });
      await act('online', made, 'arrived', pieces(1, 1));
      expect(await slip()).toMatchObject({ sent: [`1 × Artikel ${ITEM}`], collected: [] });
      await act('online', made, 'not-coming', pieces(1));
      expect(await slip()).toBeUndefined();
    });

    it('has its number as a bar code for the readers of its order, which no cache keeps', async () => {
      const order = await anOrder();
      await open(order);
      const { number } = (await report(order)).json<CaseReceipt>();
      const code = (caseNumber: string, of = order, by = cases.visitor) =>
        by.get(pathOf(readCaseCode, { orderId: of.id, caseNumber }));

      const { statusCode, headers, body } = await code(number);
      expect([statusCode, body.slice(0, 4)]).toEqual([200, '<svg']);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(headers['cache-control']).toContain('no-store');
      const other = await anOrder();
      await open(other);
      expect((await code(number, other)).statusCode).toBe(404);
      expect((await code('R-NONE')).statusCode).toBe(404);
      expect((await code('R-%00')).statusCode).toBe(400);
      expect((await code(number, order, new Visitor(cases.shop.app))).statusCode).toBe(404);
    });

    it('is found at its desk by the number of its slip, also after its end, and at no other desk', async () => {
      const order = await anOrder();
      await open(order);
      const { number } = (await report(order)).json<CaseReceipt>();
      const find = async (desk: Desk, typed: string) =>
        (await list(desk, `?number=${encodeURIComponent(typed)}`)).map((one) => one.number);
      const plain = number.toLowerCase().replace('-', ' ');

      expect(await find('online', number)).toEqual([number]);
      expect(await find('online', plain)).toEqual([number]);
      expect(await find('store', number)).toEqual([]);
      for (const odd of ['', 'R-', order.number, "R-' or 1=1", '\u0000', 'R-22222222222'])
        expect(await find('online', odd)).toEqual([]);
      expect((await call('online', `${readDeskCases.path}?number=${'1'.repeat(41)}`)).status).toBe(400);

      const [made] = await list('online', `?number=${number}`);
      await act('online', made!, 'not-coming', pieces(1));
      await act('online', made!, 'not-owed', { reason: 'Kein Mangel' });
      expect(await act('online', made!, 'close')).toMatchObject({ isEnded: true });
      expect(await find('online', number)).toEqual([number]);
    });

    it('twice is one, and later again another', async () => {
      const order = await anOrder();
      await open(order);
      const [one, two] = await Promise.all([report(order), report(order)]);
      expect(one?.json<CaseReceipt>().number).toBe(two?.json<CaseReceipt>().number);

      cases.clock = new Date(NOW.getTime() + 60 * 60_000);
      expect((await report(order)).json<CaseReceipt>().number).not.toBe(one?.json<CaseReceipt>().number);
    });

    it('is taken after a delivery that was reported, however early, as before it', async () => {
      const order = await anOrder();
      await open(order);
      const { actions } = await view(order);
      const delivered = await call('online', pathOf(reportDelivered, { orderId: order.id }), {});
      expect(delivered.status).toBe(200);
      expect(await view(order)).toMatchObject({ state: 'DELIVERED', stateText: 'Zugestellt', actions });
      cases.clock = new Date('2027-11-23T09:00:00Z');
      await open(order);

      expect((await report(order, { lines: '1,1:1' })).statusCode).toBe(200);
      const receipt = await withdraw({ order: order.id, lines: '2', orderNumber: order.number });
      expect(await caseOf(receipt)).toMatchObject({ orderId: order.id, lines: [{ lineId: 2, pieces: 1 }] });
      expect((await view(order)).cases).toHaveLength(2);
    });

    it('needs a line, and a complaint its reason', async () => {
      const order = await anOrder();
      await open(order);
      for (const [fields, field] of [
        [{ lines: '1:2' }, 'lines'],
        [{ text: ' ' }, 'text'],
      ] as const)
        expect((await report(order, fields)).json<ErrorBody>().fieldErrors).toMatchObject([{ field }]);
    });

    it.each([['1,1:4'], ['1,1:0,9'], ['7']])('is refused for the pieces %s', async (lines) => {
      const order = await anOrder();
      await open(order);
      const { statusCode } = await report(order, { lines });
      expect([400, 412]).toContain(statusCode);
      expect((await view(order)).cases).toEqual([]);
    });

    it('has all pieces of a line that is ticked without a number', async () => {
      const order = await anOrder();
      await open(order);
      const { number } = (await report(order, { lines: '1,2' })).json<CaseReceipt>();

      const found = (await list('online')).find((one) => one.number === number);
      expect(found?.lines).toMatchObject([{ pieces: 3 }, { pieces: 1 }]);
      expect((await report(order, { lines: '2', text: 'Noch einmal.' })).statusCode).toBe(412);
    });

    it('is closed to others', async () => {
      expect((await report(await anOrder())).statusCode).toBe(404);
    });

    it('is limited for one order', async () => {
      const order = await anOrder();
      await open(order);
      const statuses = new Set<number>();
      for (let sent = 0; sent < 12; sent++) statuses.add((await report(order, { lines: '7' })).statusCode);
      expect(statuses).toEqual(new Set([412, 429]));
      await cases.shop.db.query('delete from attempt_limit');
    });

    it('works without script, and keeps what was typed', async () => {
      const order = await anOrder();
      await open(order);
      const path = pathOf(reportCase, { orderId: order.id });
      const fields = { kind: 'COMPLAINT', wish: 'REPLACE', line: ['1', '1:2'], text: '' };
      const page = `/bestellungen/${order.id}/zurueckgeben/`;

      const refused = await cases.visitor.submit(path, fields);
      const key = /answer=([\w-]+)/.exec(String(refused.headers.location))?.[1];
      expect(refused.headers.location).toContain(page);
      expect((await cases.visitor.get(`/rest/form-answer/${key}/`)).json()).toMatchObject({
        form: 'order-case',
        values: { kind: 'COMPLAINT', wish: 'REPLACE', lines: '1,1:2' },
        fieldErrors: [{ field: 'text' }],
      });

      const sent = await cases.visitor.submit(path, { ...fields, text: 'Riss im Griff' });
      expect([sent.statusCode, String(sent.headers.location)]).toEqual([303, expect.stringContaining(page)]);
      expect((await view(order)).cases).toHaveLength(1);
    });
  });
});
