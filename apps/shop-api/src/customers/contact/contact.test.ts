/** @jest-environment node */
import {
  answerContact,
  closeContact,
  pathOf,
  readContact,
  readContactAttachment,
  readContacts,
  sendContact,
} from '@fachwerk/shared/calls';
import type { ContactList, ContactRequest, ErrorBody, FormAnswer } from '@fachwerk/shared/contracts';
import { DAY_MS } from '@fachwerk/shared/time';
import { newOrderNumber } from '../../kernel/text/order-number';
import { aJpeg, aPng, PLACE } from '../../testing/a-picture';
import { aCustomer, mailsTo, PASSWORD } from '../../testing/test-account';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, testStaff } from '../../testing/test-staff';
import { removeOldContacts } from './contact-requests';

const MB = 1024 * 1024;
const SERVICE = 'service@shop.test';
const BOUNDARY = 'x-boundary';
const aPdf = (body = '1 0 obj <</Author (Erika)>> endobj /Info 1 0 R') =>
  Buffer.from(`%PDF-1.7\n${body}\nxref\ntrailer <<>>\nstartxref\n9\n%%EOF`, 'latin1');

let shop: TestShop;
let operator: Visitor;
let visitor: Visitor;
let email: string;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop('embedded', {
    serviceEmail: SERVICE,
    deskTokens: ['service:a-token-of-service------'],
  });
  await addTestStaff(shop.db);
  operator = await aDeviceOf(shop, testStaff.operator);
});
afterAll(() => shop.close());
beforeEach(async () => {
  email = `fragt-${++count}@example.org`;
  visitor = new Visitor(shop.app);
  for (const table of ['attempt_limit', 'contact_request', 'mail_outbox', 'caused_mail'])
    await shop.db.query(`delete from ${table}`);
});

const form = (more: Record<string, string> = {}) => ({
  topic: 'delivery',
  name: 'Erika Musterfrau',
  email,
  message: 'Wo bleibt mein Paket? <b>Eilt</b>',
  ...more,
});
const send = (more: Record<string, string> = {}) => visitor.post(sendContact.path, form(more));

/** As a browser without script sends it, with files. */
async function sendFiles(files: readonly Buffer[], name = 'rechnung.pdf') {
  await visitor.get('/rest/user/');
  const part = (head: string, content: string | Buffer) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const fields = Object.entries(form()).flatMap(([field, value]) => part(`name="${field}"`, value));
  const sent = files.flatMap((file) =>
    part(`name="attachments"; filename="${name}"\r\ncontent-type: image/png`, file),
  );
  return shop.app.inject({
    method: 'POST',
    url: sendContact.path,
    headers: {
      accept: 'text/html',
      cookie: visitor.cookie,
      origin: PUBLIC_URL,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: Buffer.concat([...fields, ...sent, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  });
}
const faultOf = (answer: { json: <T>() => T }) => answer.json<ErrorBody>().fieldErrors?.[0];
const list = async (who = operator) => (await who.get(readContacts.path)).json<ContactList>().requests;
const only = async (): Promise<ContactRequest> => {
  const [{ contactId } = { contactId: '' }] = await list();
  return (await operator.get(pathOf(readContact, { contactId }))).json<ContactRequest>();
};

describe('a request', () => {
  it('is received with a number, and answered by mail', async () => {
    const orderNumber = newOrderNumber();
    const answer = await send({ orderNumber: orderNumber.toLowerCase(), phone: '0221 123456' });
    expect(answer.statusCode).toBe(202);
    const { number } = answer.json<{ number: string }>();
    expect(number).toMatch(/^K-[2-9A-Z]{10}$/);

    const [receipt] = await mailsTo(shop.db, email);
    expect(receipt).toMatchObject({ kind: 'contact-received' });
    expect(receipt?.text).toContain(number);
    const [toService] = await mailsTo(shop.db, SERVICE);
    for (const mail of [receipt, toService]) expect(mail?.text).not.toMatch(/Paket|Erika|0221/);

    const request = await only();
    expect(request).toMatchObject({
      number,
      topic: 'delivery',
      name: 'Erika Musterfrau',
      email,
      orderNumber,
      phone: '0221 123456',
      message: 'Wo bleibt mein Paket? <b>Eilt</b>',
      attachments: [],
      answer: null,
    });
    expect(toService?.text).toContain(`${PUBLIC_URL}/service-anfragen/?anfrage=${request.contactId}`);

    const path = pathOf(answerContact, { contactId: request.contactId });
    const answered = await operator.post(path, { text: 'Ihr Paket kommt morgen.\n\nViele Grüße' });
    expect(answered.json<ContactRequest>().answer).toMatchObject({ by: 'service 4700' });
    expect((await mailsTo(shop.db, email)).at(-1)).toMatchObject({
      kind: 'contact-answer',
      text: expect.stringContaining('Ihr Paket kommt morgen.') as string,
    });
    expect(await list()).toEqual([]);
    expect((await operator.post(path, { text: 'Noch eine Antwort' })).statusCode).toBe(409);
  });

  it('is closed without an answer and without a mail, once', async () => {
    await send();
    const { contactId } = await only();
    const before = (await mailsTo(shop.db, email)).length;
    const path = pathOf(closeContact, { contactId });
    const closed = await operator.post(path, {});

    expect(closed.json<ContactRequest>().answer).toMatchObject({ text: '', by: 'service 4700' });
    expect(await list()).toEqual([]);
    expect(await mailsTo(shop.db, email)).toHaveLength(before);
    expect((await operator.post(path, {})).statusCode).toBe(409);
    expect(await shop.db.query('select number, target from staff_audit order by id desc limit 1')).toEqual([
      { number: '4700', target: path },
    ]);
  });

  it('that is beyond the list is announced by it', async () => {
    await send();
    await shop.db.query(
      `insert into contact_request (id, number, topic, name, email, message, received_at)
       select 'more-' || n, 'K-' || n, 'other', 'Erika', $1, 'x', now() from generate_series(1, 100) n`,
      [email],
    );
    const { requests, hasMore } = (await operator.get(readContacts.path)).json<ContactList>();
    await shop.db.query(`delete from contact_request where id like 'more-%'`);

    expect([requests.length, hasMore]).toEqual([100, true]);
  });

  it('leaves an audit row of its answer, without its text', async () => {
    await send();
    const { contactId } = await only();
    await operator.post(pathOf(answerContact, { contactId }), { text: 'Ihr Paket kommt morgen.' });
    const [row] = await shop.db.query<{ number: string; target: string; after: object }>(
      'select number, target, after from staff_audit order by id desc limit 1',
    );
    expect(row).toMatchObject({ number: '4700', target: `/rest/desk/contacts/${contactId}/answer/` });
    expect(JSON.stringify(row?.after)).not.toContain('Paket');
  });

  it.each([
    ['a number that is none', { orderNumber: 'F7K4-0000-X' }, 'orderNumber', 'contact.orderNumber.invalid'],
    ['a name of two lines', { name: 'Erika\r\nBcc: x@y.de' }, 'name', undefined],
    ['an address of two lines', { email: 'a@b.de\r\nBcc: x@y.de' }, 'email', undefined],
    ['no message', { message: '' }, 'message', 'forms.required'],
    ['an unknown topic', { topic: 'alles' }, 'topic', 'forms.required'],
    ['a phone number of letters', { phone: 'ruf mich an' }, 'phone', 'forms.phone'],
  ])('is refused with %s', async (_, more, field, msg) => {
    const answer = await send(more);
    expect(answer.statusCode).toBe(400);
    expect(faultOf(answer)).toMatchObject({ field, ...(msg !== undefined && { msg }) });
    expect(await list()).toEqual([]);
  });

  it('takes an order number that does not exist: whether it does is not told', async () => {
    expect((await send({ orderNumber: newOrderNumber() })).statusCode).toBe(202);
  });

  it('writes nothing that it was not asked for', async () => {
    await send({ number: 'K-1', answer: 'x', answeredBy: 'x', id: 'x', receivedAt: '2000-01-01' });
    const request = await only();
    expect(request.answer).toBeNull();
    expect(request.contactId).not.toBe('x');
  });

  it('without script shows again what was typed', async () => {
    const answer = await visitor.submit(sendContact.path, form({ email: 'falsch' }));
    const [, key = ''] = /^\/kontakt\/nachricht\/\?answer=(.+)$/.exec(String(answer.headers.location)) ?? [];
    expect((await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>()).toMatchObject({
      values: { topic: 'delivery', message: 'Wo bleibt mein Paket? <b>Eilt</b>' },
      fieldErrors: [{ field: 'email' }],
    });
  });

  it('is deleted after twelve months, with its files', async () => {
    await sendFiles([aPng()]);
    await removeOldContacts(shop.db, new Date(Date.now() + 360 * DAY_MS));
    expect(await list()).toHaveLength(1);
    await removeOldContacts(shop.db, new Date(Date.now() + 370 * DAY_MS));
    expect(await list()).toEqual([]);
    expect(await shop.db.query('select from contact_attachment')).toEqual([]);
  });
});

describe('attachments', () => {
  it('are kept by their content, without metadata, and are sent to save', async () => {
    const answer = await sendFiles([aJpeg(), aPng(), aPdf()], '../../etc/passwd.html');
    expect(answer.statusCode).toBe(303);
    const { attachments, number } = await only();
    expect(attachments.map(({ type }) => type)).toEqual(['image/jpeg', 'image/png', 'application/pdf']);
    const files = await Promise.all(attachments.map(({ src }) => operator.get(src)));
    for (const file of files) {
      expect(file.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      });
      expect(file.rawPayload.toString('latin1')).not.toMatch(new RegExp(`${PLACE}|Erika`));
    }
    expect(files[2]?.headers['content-disposition']).toBe(`attachment; filename="${number}-3.pdf"`);
  });

  const huge = aPng(60_000, 60_000);
  const bomb = aPng(8001, 8001);
  it.each([
    [
      'a drawing that can run scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'unreadable',
    ],
    [
      'a page behind the start of a picture',
      Buffer.from('\x89PNG\r\n\x1a\n<script>1</script>', 'latin1'),
      'unreadable',
    ],
    ['an archive', Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaa', 'latin1'), 'unreadable'],
    ['more pixels than a browser opens', huge, 'tooManyPixels'],
    ['a small file of many pixels', bomb, 'tooManyPixels'],
    ['a PDF that starts a program', aPdf('1 0 obj <</OpenAction <</S /JavaScript>>>> endobj'), 'active'],
    ['11 MB', Buffer.alloc(11 * MB, 7), 'tooLarge'],
  ])('are refused: %s', async (_, file, fault) => {
    const answer = await sendFiles([file]);
    const [, key = ''] = /\?answer=(.+)$/.exec(String(answer.headers.location)) ?? [];
    const kept = (await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>();
    expect(kept.fieldErrors).toEqual([{ field: 'attachments', msg: `contact.attachments.${fault}` }]);
    expect(kept.values.message).toContain('Paket');
    expect(await list()).toEqual([]);
  });

  it('are three at most', async () => {
    await sendFiles([aPng(), aPng(), aPng(), aPng()]);
    expect(await list()).toEqual([]);
  });
});

describe('misuse', () => {
  it('of one address by many networks is limited', async () => {
    const answers = [];
    for (let call = 0; call < 7; call++)
      answers.push(await new Visitor(shop.app, `10.9.${call}.1`).post(sendContact.path, form()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202, 429, 429]);
  });

  it('from a page of another site is refused', async () => {
    const answer = await visitor.submit(sendContact.path, form(), { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    expect(await list()).toEqual([]);
  });

  it('of the service: visitors, customers and employees of stores read nothing', async () => {
    await sendFiles([aPng()]);
    const { contactId, attachments } = await only();
    await aCustomer(shop.db, email);
    const customer = new Visitor(shop.app);
    await customer.post('/login/', { email, password: PASSWORD });
    const employee = await aDeviceOf(shop, testStaff.employee);
    for (const [who, status] of [
      [new Visitor(shop.app), 401],
      [customer, 401],
      [employee, 404],
    ] as const)
      for (const path of [
        readContacts.path,
        pathOf(readContact, { contactId }),
        attachments[0]?.src ?? pathOf(readContactAttachment, { contactId, attachment: '1' }),
      ])
        expect((await who.get(path)).statusCode).toBe(status);
    expect((await operator.get(pathOf(readContact, { contactId: 'fremd' }))).statusCode).toBe(404);
    const beside = pathOf(readContactAttachment, { contactId, attachment: '2' });
    expect((await operator.get(beside)).statusCode).toBe(404);
  });
});
