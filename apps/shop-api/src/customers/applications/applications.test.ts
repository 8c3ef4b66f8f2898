/** @jest-environment node */
import {
  acceptCardApplication,
  applyForCard,
  askAboutCard,
  linkCustomerCard,
  pathOf,
  readCardApplications,
  refuseCardApplication,
} from '@fachwerk/shared/calls';
import type { CardApplications, ErrorBody } from '@fachwerk/shared/contracts';
import { aCustomer, mailsTo, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, testStaff } from '../../testing/test-staff';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', { rateLimit: { changes: 1_000_000, reads: 1_000_000 } });
  await addTestStaff(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from attempt_limit');
  await shop.db.query('delete from card_application');
});

let serial = 0;
const anApplication = (part: object = {}) => ({
  kind: 'PARTNER',
  firm: 'Zimmerei Nord GmbH & Co. KG',
  firstName: 'Nils',
  lastName: 'Nord',
  email: `partner-${++serial}@example.org`,
  postalCode: '20457',
  acceptTerms: 'on',
  ...part,
});
const apply = (form: object, visitor = new Visitor(shop.app)) =>
  visitor.post(applyForCard.path, form as Record<string, string>);
const operator = () => aDeviceOf(shop, testStaff.operator);
const waiting = async () =>
  (await (await operator()).get(readCardApplications.path)).json<CardApplications>().applications;
const decide = async (
  call: typeof acceptCardApplication | typeof refuseCardApplication,
  applicationId: string,
) => (await operator()).send('POST', pathOf(call, { applicationId }));

describe('an application', () => {
  it('waits for an operator, once with what was corrected, and no mail is sent before the decision', async () => {
    const form = anApplication();
    const corrected = { ...form, firm: 'Zimmerei Nord GmbH', email: form.email.toUpperCase() };
    const answers = [await apply(form), await apply(corrected)];

    expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(
      Array(2).fill('202 {"state":"sent"}'),
    );
    expect(await waiting()).toEqual([
      expect.objectContaining({ firm: corrected.firm, name: 'Nils Nord', kind: 'PARTNER' }),
    ]);
    expect(await mailsTo(shop.db, form.email)).toEqual([]);
  });

  it('is accepted: the applicant gets the number of a new card, and puts it into an account', async () => {
    const form = anApplication();
    await apply(form);
    const [one] = await waiting();
    const answer = await decide(acceptCardApplication, one?.applicationId ?? '');

    expect(answer.json<CardApplications>().applications).toEqual([]);
    const [mail] = await mailsTo(shop.db, form.email);
    expect(mail?.kind).toBe('card-accepted');
    expect(mail?.text).not.toContain('Nord');
    const number = /\d{4} \d{4} \d{4}/.exec(mail?.text ?? '')?.[0] ?? '';
    const visitor = new Visitor(shop.app);
    await aCustomer(shop.db, form.email);
    await visitor.post('/login/', { email: form.email, password: PASSWORD });
    const link = { cardNumber: number, postalCode: '20457' };
    expect((await visitor.post(linkCustomerCard.path, link)).statusCode).toBe(200);
  });

  it('that was corrected meanwhile is not decided by what the operator has read', async () => {
    const form = anApplication();
    await apply(form);
    const [read] = await waiting();
    await apply({ ...form, lastName: 'Süd' });

    expect((await decide(acceptCardApplication, read?.applicationId ?? '')).statusCode).toBe(404);
    expect(await waiting()).toMatchObject([{ name: 'Nils Süd' }]);
  });

  it('is refused by mail, and decided once', async () => {
    const form = anApplication({ kind: 'BONUS', firm: '' });
    await apply(form);
    const [one] = await waiting();
    const id = one?.applicationId ?? '';
    const codes = [await decide(refuseCardApplication, id), await decide(acceptCardApplication, id)];

    expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    expect((await mailsTo(shop.db, form.email)).map(({ kind }) => kind)).toEqual(['card-refused']);
    expect(
      await shop.db.query(`select number, action from staff_audit where target = $1`, [
        pathOf(refuseCardApplication, { applicationId: id }),
      ]),
    ).toEqual([
      {
        number: testStaff.operator.number,
        action: 'POST /rest/desk/card-applications/{applicationId}/refuse/',
      },
    ]);
  });

  it.each([
    [{ firm: '' }, 'firm'],
    [{ firm: '<b>Nord</b>' }, 'firm'],
    [{ lastName: '' }, 'lastName'],
    [{ email: 'a@b' }, 'email'],
    [{ postalCode: '!' }, 'postalCode'],
    [{ acceptTerms: '' }, 'acceptTerms'],
  ])('is refused with %j', async (part, field) => {
    expect((await apply(anApplication(part))).json<ErrorBody>().fieldErrors?.[0]?.field).toBe(field);
  });

  it('states no decision and no number itself', async () => {
    await apply(anApplication({ decision: 'ACCEPTED', id: 'x', decidedBy: '4700', number: '2912345671' }));

    expect(await waiting()).toHaveLength(1);
  });

  it('of one address, or of one network, waits after several', async () => {
    const email = 'immer-wieder@example.org';
    const codes: number[] = [];
    for (let count = 0; count < 6; count++) codes.push((await apply(anApplication({ email }))).statusCode);
    expect(codes.at(-1)).toBe(429);

    for (let count = 0; count < 20; count++)
      codes.push((await apply(anApplication(), new Visitor(shop.app, '203.0.113.9'))).statusCode);
    expect((await apply(anApplication(), new Visitor(shop.app, '203.0.113.9'))).statusCode).toBe(429);
  });

  it('is deleted six months after the decision', async () => {
    await apply(anApplication());
    await shop.db.query(
      `update card_application set decided_at = now() - interval '7 months', decision = 'REFUSED', decided_by = 'x'`,
    );
    await shop.runJobs('remove old applications for cards');

    expect(await shop.db.query('select 1 from card_application')).toEqual([]);
  });
});

it('a question waits for an operator, who answers it by mail', async () => {
  const question = 'Gilt die Karte auch in Österreich?';
  const form = { lastName: 'Nord', email: 'frage@example.org', question };
  expect((await new Visitor(shop.app).post(askAboutCard.path, form)).statusCode).toBe(202);
  const [one] = await waiting();
  expect(one).toMatchObject({ kind: 'QUESTION', question });

  await decide(acceptCardApplication, one?.applicationId ?? '');
  expect(await waiting()).toEqual([]);
  expect(await mailsTo(shop.db, form.email)).toEqual([]);
});
