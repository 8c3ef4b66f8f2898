/** @jest-environment node */
import { createHash } from 'node:crypto';
import {
  drawLottery,
  enterLottery,
  pathOf,
  readDeskLotteries,
  readLottery,
  readLotteryCodes,
} from '@fachwerk/shared/calls';
import {
  type DeskLotteries,
  type DeskLottery,
  type ErrorBody,
  type FormAnswer,
  type Lottery,
  type LotteryCodes,
  type LotteryDrawing,
  lotteryForm,
  type LotteryOptions,
} from '@fachwerk/shared/contracts';
import { aLottery } from '../../testing/a-lottery';
import { solveCaptcha } from '../../testing/solve-captcha';
import { mailsTo } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, testStaff } from '../../testing/test-staff';
import { importLotteries } from './import-lotteries';
import { addEntry, holdLottery } from './lottery-repository';

const OPENS = new Date('2026-12-01T07:00:00Z');
const CLOSES = new Date('2026-12-31T17:00:00Z');
const ID = 'winter-2026';

let shop: TestShop;
let clock: Date;
beforeAll(async () => {
  // Jobs run only where a test calls them.
  const timers = jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined));
  shop = await openTestShop('embedded', {
    now: () => clock,
    rateLimit: { changes: 1_000_000, reads: 1_000_000 },
  });
  timers.mockRestore();
  await addTestStaff(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  clock = new Date(OPENS.getTime() + 1000);
  for (const table of ['attempt_limit', 'caused_mail', 'mail_outbox', 'lottery'])
    await shop.db.query(`delete from ${table}`);
});

const open = async (part: object = {}, options: Partial<LotteryOptions> = {}) => {
  const { faults } = await importLotteries(shop.db, JSON.stringify([aLottery(part, options)]), {
    now: clock,
  });
  expect(faults).toEqual([]);
};
let serial = 0;
const someone = () => `los-${++serial}@example.org`;
const aForm = (part: object = {}) => ({
  lotteryId: ID,
  salutation: 'MRS',
  firstname: 'Erika',
  lastname: 'Muster',
  email: someone(),
  terms: 'on',
  ...part,
});
const parsed = (part: object = {}) => {
  const { options } = aLottery();
  const all = { firstname: 'required', lastname: 'required', birthdate: 'hidden' } as const;
  return lotteryForm({ ...all, newsletter: 'optional', minimumAge: null, ...options }, '2026-12-01').parse(
    aForm(part),
  );
};
interface Answer {
  status: number;
  body: ErrorBody & {
    newsletterSubscribedSuccess: boolean;
    redirectOnRestriction: string | null;
    formResult: { fieldErrors: { field: string; msg: string }[] };
  };
}
async function send(form: object, visitor = new Visitor(shop.app)): Promise<Answer> {
  const fields = { frcCaptchaSolution: await solveCaptcha(shop.app), ...form };
  const { statusCode, body } = await visitor.post(enterLottery.path, fields as Record<string, string>);
  return { status: statusCode, body: JSON.parse(body) as Answer['body'] };
}
const enter = (part: object = {}) => send(aForm(part));
const entries = () =>
  shop.db.query<{ email: string; code: string; lastName: string }>(
    `select email, code, salutation, first_name as "firstName", last_name as "lastName",
       birth_date::text as "birthDate" from lottery_entry order by entered_at, email`,
  );
const read = async (id = ID) =>
  (await new Visitor(shop.app).get(pathOf(readLottery, { lotteryId: id }))).json<Lottery>();
const operator = () => aDeviceOf(shop, testStaff.operator);
const draw = async (id = ID) => (await operator()).send('POST', pathOf(drawLottery, { lotteryId: id }));
async function deskLottery(): Promise<DeskLottery> {
  const { lotteries } = (await (await operator()).get(readDeskLotteries.path)).json<DeskLotteries>();
  const [lottery] = lotteries;
  if (!lottery) throw new Error('no lottery');
  return lottery;
}
const codes = async () =>
  (await new Visitor(shop.app).get(pathOf(readLotteryCodes, { lotteryId: ID }))).json<LotteryCodes>().codes;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Recomputes a drawing from what is published, with nothing of the shop. */
function verifyDrawing(
  { seedHash, winners }: Pick<Lottery, 'seedHash' | 'winners'>,
  { seed, entries: count, codesHash, winningCodes }: LotteryDrawing,
  all: readonly string[],
): boolean {
  const sorted = [...all].sort();
  const ranked = [...all].sort((a, b) => (sha256(seed + a) < sha256(seed + b) ? -1 : 1));
  return (
    sha256(seed) === seedHash &&
    sorted.length === count &&
    sha256(sorted.join('\n')) === codesHash &&
    JSON.stringify(ranked.slice(0, winners)) === JSON.stringify(winningCodes)
  );
}

/** From eight mails on, a further one that starts something is refused. */
const exhaust = (email: string, mails = 9) =>
  shop.db.query(
    `insert into caused_mail (cause, person, due_at) select 'visitor', $1, now() from generate_series(1, $2)`,
    [createHash('sha256').update(email).digest('base64url'), mails],
  );

const TAKEN = {
  newsletterSubscribedSuccess: false,
  redirectOnRestriction: null,
  fieldErrors: [],
  globalErrors: [],
  formResult: { fieldErrors: [] },
  captchaActive: true,
};

describe('an entry', () => {
  it('is stored, and a mail has its code and nothing that was typed', async () => {
    await open();
    const email = someone();
    expect(await enter({ email, lastname: 'Musterfrau' })).toEqual({ status: 200, body: TAKEN });

    const [entry] = await entries();
    expect(entry).toMatchObject({ email, salutation: 'MRS', firstName: 'Erika', birthDate: null });
    const [mail] = await mailsTo(shop.db, email);
    expect(mail?.kind).toBe('lottery-entered');
    expect(mail?.text).toContain(entry?.code);
    expect(mail?.text).not.toMatch(/Erika|Musterfrau/);
  });

  it('of a person is one: another gets the same answer and no mail, and the first stays', async () => {
    await open();
    const [first] = [await enter({ email: 'los.anna@gmail.com', firstname: 'Anna' })];
    const again = await enter({ email: 'LosAnna+zwei@googlemail.com', firstname: 'Berta' });

    expect(again).toEqual(first);
    expect(await entries()).toMatchObject([{ email: 'los.anna@gmail.com', firstName: 'Anna' }]);
    expect(await mailsTo(shop.db, 'LosAnna+zwei@googlemail.com')).toEqual([]);
  });

  it('has a mail that states how long the data are kept', async () => {
    await open();
    const email = someone();
    await enter({ email });
    const [mail] = await mailsTo(shop.db, email);

    expect(mail?.text.replace(/\s+/g, ' ')).toContain(
      'Wir löschen die Angaben mit der Ziehung, die der Gewinner 6 Monate danach.',
    );
  });

  it('counts as a mail for every address, so that the limits do not reveal who takes part', async () => {
    await open();
    const [known, unknown] = [someone(), someone()];
    await addEntry(shop.db, parsed({ email: known }), clock);
    for (const email of [known, unknown]) {
      await exhaust(email, 7);
      expect(await enter({ email })).toEqual({ status: 200, body: TAKEN });
      // The entry was the eighth.
      expect((await enter({ email, newsletter: 'on' })).body.newsletterSubscribedSuccess).toBe(false);
    }
  });

  it('of a person who takes part does not delay mails over the limit', async () => {
    await open();
    const email = someone();
    await addEntry(shop.db, parsed({ email }), clock);
    await exhaust(email, 12);
    await enter({ email });

    expect(await shop.db.query('select from caused_mail')).toHaveLength(12);
  });

  it('takes the same time for every address', async () => {
    await open();
    const email = someone();
    const frcCaptchaSolution = [await solveCaptcha(shop.app), await solveCaptcha(shop.app)];
    for (const solution of frcCaptchaSolution) {
      const started = performance.now();
      expect((await send(aForm({ email, frcCaptchaSolution: solution }))).status).toBe(200);
      expect(performance.now() - started).toBeGreaterThanOrEqual(195);
    }
  });

  it('answers the same for an address whose mails are over their limit', async () => {
    await open();
    const email = someone();
    for (let count = 0; count < 12; count++)
      await shop.db.query(
        `select take_mail_turn(jsonb_build_object('cause', 'visitor', 'person', person, 'network', null,
           'mostPerPerson', 100, 'mostPerNetwork', 300, 'pauseMinutes', 1, 'window', '24 hours', 'canWait', true))
         from (select $1::text as person) one`,
        [createHash('sha256').update(email).digest('base64url')],
      );

    expect(await enter({ email })).toEqual({ status: 200, body: TAKEN });
    expect(await mailsTo(shop.db, email)).toHaveLength(1);
  });

  it('of two calls at once is one', async () => {
    await open();
    const email = someone();
    const answers = await Promise.all([enter({ email }), enter({ email })]);

    expect(answers).toEqual(Array(2).fill({ status: 200, body: TAKEN }));
    expect(await entries()).toHaveLength(1);
    expect(await mailsTo(shop.db, email)).toHaveLength(1);
  });

  it('of one person in two lotteries are two', async () => {
    await open();
    await open({ lotteryId: 'winter-zwei' });
    const email = someone();
    await enter({ email });
    await enter({ email, lotteryId: 'winter-zwei' });

    expect(await entries()).toHaveLength(2);
  });

  it.each([
    ['with dots', (name: string) => `lottery.${name}`],
    ['with brackets', (name: string) => `lottery[${name}]`],
  ])('is read with names %s', async (_, named) => {
    await open();
    const form = { ...aForm(), frcCaptchaSolution: await solveCaptcha(shop.app) };
    const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [named(name), value]));
    const answer = await new Visitor(shop.app).post(enterLottery.path, fields);

    expect(answer.statusCode).toBe(200);
    expect(await entries()).toMatchObject([{ email: form.email, firstName: 'Erika' }]);
  });

  it('has no fields that the form does not have', async () => {
    await open({}, { firstname: 'hidden' });
    await enter({
      firstname: '<b>',
      code: 'G-1',
      person: 'x',
      won_at: '2026-01-01',
      'lottery.__proto__': 'x',
    });

    expect(await entries()).toMatchObject([
      { firstName: '', code: expect.stringMatching(/^G-[2-9A-Z]{10}$/) as string },
    ]);
  });

  it.each([
    ['firstname', '<img src=x onerror=alert(1)>'],
    ['firstname', "Robert'); drop table lottery;--"],
    ['lastname', 'https://evil.example'],
    ['lastname', 'Muster\r\nBcc: a@b.de'],
    ['email', 'a@b.de\r\nBcc: c@d.de'],
    ['email', '"><script>alert(1)</script>@b.de'],
    ['birthDate', "1990-01-01'; select 1"],
    ['salutation', '__proto__'],
    ['terms', 'constructor'],
  ])('is refused with the field %s: %j', async (field, value) => {
    await open({}, { birthdate: 'optional' });
    const { status, body } = await enter({ [field]: value, frcCaptchaSolution: 'x' });

    expect(status).toBe(400);
    expect(body.fieldErrors).toMatchObject([{ field }]);
    expect(body).toMatchObject({
      ...TAKEN,
      globalErrors: [{ msg: 'error.validation.general.message' }],
      fieldErrors: body.fieldErrors,
      formResult: { fieldErrors: body.fieldErrors },
    });
    expect(await entries()).toEqual([]);
  });

  it.each(['unbekannt', '../../x', "' or 1=1", '__proto__', ''])(
    'is refused for the lottery %j',
    async (lotteryId) => {
      await open();
      expect((await enter({ lotteryId, frcCaptchaSolution: 'x' })).status).toBe(404);
    },
  );

  it('is refused with a field that is sent twice', async () => {
    await open();
    const { status, body } = await enter({ 'lottery.email': 'a@b.de', frcCaptchaSolution: 'x' });

    expect([status, body.fieldErrors]).toMatchObject([400, [{ field: 'email' }]]);
  });
});

describe('the captcha', () => {
  const refused = [400, [{ field: 'frcCaptchaSolution', msg: 'lotteryTeaser.captcha.required' }]];

  it.each(['', 'x', 'eyJhIjoxfQ=='])('is required: %j', async (frcCaptchaSolution) => {
    await open();
    const { status, body } = await enter({ frcCaptchaSolution });

    expect([status, body.formResult.fieldErrors]).toEqual(refused);
    expect(body.captchaActive).toBe(true);
    expect(await entries()).toEqual([]);
  });

  it('is valid once', async () => {
    await open();
    const frcCaptchaSolution = await solveCaptcha(shop.app);
    expect((await enter({ frcCaptchaSolution })).status).toBe(200);
    const { status, body } = await enter({ frcCaptchaSolution });

    expect([status, body.fieldErrors]).toEqual(refused);
  });

  it('counts an address only when it is solved, so that strangers do not block it', async () => {
    await open();
    const email = someone();
    for (let count = 0; count < 8; count++) await enter({ email, frcCaptchaSolution: 'x' });
    expect((await enter({ email })).status).toBe(200);

    for (let count = 0; count < 5; count++) await enter({ email });
    const { status, body } = await enter({ email });
    expect([status, body.globalErrors]).toMatchObject([429, [{ msg: 'lotteryTeaser.error.wait' }]]);
  });

  it('does not keep one network from the limit', async () => {
    await open();
    const visitor = new Visitor(shop.app, '203.0.113.9');
    for (let count = 0; count < 20; count++)
      await visitor.post(enterLottery.path, aForm({ frcCaptchaSolution: 'x' }) as Record<string, string>);
    expect((await send(aForm({ frcCaptchaSolution: 'x' }), visitor)).status).toBe(429);
  });
});

describe('the time', () => {
  const at = (instant: Date, ms = 0) => void (clock = new Date(instant.getTime() + ms));

  it.each([
    ['before the opening', OPENS, -1, 409, 'UPCOMING'],
    ['at the opening', OPENS, 0, 200, 'OPEN'],
    ['before the closing', CLOSES, -1, 200, 'OPEN'],
    ['at the closing', CLOSES, 0, 409, 'CLOSED'],
  ])('%s', async (_, instant, ms, status, state) => {
    await open();
    at(instant, ms);
    const answer = await enter();

    expect([answer.status, (await read()).state]).toEqual([status, state]);
    expect(answer.body.redirectOnRestriction).toBe(status === 200 ? null : '/lottery/?restriction=closed');
    expect(await entries()).toHaveLength(status === 200 ? 1 : 0);
  });

  it.each([
    ['30.12.2008', 200],
    ['31.12.2008', 409],
    ['', 400],
  ])('born on %j at half past midnight in Germany of 30 December: %d', async (birthDate, status) => {
    await open({}, { birthdate: 'required', minimumAge: 18 });
    // In UTC it is still the day before.
    clock = new Date('2026-12-29T23:30:00Z');
    const answer = await enter({ birthDate });

    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body.redirectOnRestriction).toBe('/lottery/?restriction=age');
    expect(await entries()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('of a form without script is told on a page of the shop', async () => {
    await open();
    at(CLOSES);
    const visitor = new Visitor(shop.app);
    await visitor.get('/rest/user/');
    const { statusCode, headers } = await visitor.submit(enterLottery.path, aForm());
    const [, key] = /^\/lottery\/\?answer=([\w-]+)$/.exec(String(headers.location)) ?? [];

    expect(statusCode).toBe(303);
    expect((await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>()).toMatchObject({
      globalErrors: [{ msg: 'lotteryTeaser.restriction.closed' }],
      values: {},
    });
  });
});

describe('the newsletter', () => {
  const kinds = async (email: string) => (await mailsTo(shop.db, email)).map(({ kind }) => kind).sort();

  it('is asked for with its box only, by the mail that confirms it', async () => {
    await open();
    const [without, ticked] = [someone(), someone()];
    expect((await enter({ email: without })).body.newsletterSubscribedSuccess).toBe(false);
    expect((await enter({ email: ticked, newsletter: 'on' })).body.newsletterSubscribedSuccess).toBe(true);

    expect([await kinds(without), await kinds(ticked)]).toEqual([
      ['lottery-entered'],
      ['lottery-entered', 'newsletter-confirm'],
    ]);
  });

  it('names the text that was beside the box in the proof', async () => {
    await open();
    const email = someone();
    await enter({ email, newsletter: 'on' });
    const mail = (await mailsTo(shop.db, email)).find(({ kind }) => kind === 'newsletter-confirm');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    clock = new Date(clock.getTime() + 1000);
    await new Visitor(shop.app).post('/rest/newsletter/confirm/', { token });

    expect(await shop.db.query('select topics, text_version as version from newsletter_consent')).toEqual([
      { topics: ['offers'], version: 'lottery-v1' },
    ]);
  });

  it('that fails does not keep from the entry', async () => {
    await open();
    const email = someone();
    await exhaust(email);
    expect(await enter({ email, newsletter: 'on' })).toEqual({ status: 200, body: TAKEN });
    expect(await entries()).toHaveLength(1);
  });

  it.each([
    ['that failed', true, '/lottery/?newsletterSubscribedSuccess=false&newsletter=refused'],
    ['that was not asked for', false, '/lottery/?newsletterSubscribedSuccess=false'],
  ])('%s is named after a form without script', async (_, isTicked, expected) => {
    await open();
    const email = someone();
    await exhaust(email);
    const visitor = new Visitor(shop.app);
    await visitor.get('/rest/user/');
    const frcCaptchaSolution = await solveCaptcha(shop.app);
    const form = aForm({ email, frcCaptchaSolution, ...(isTicked && { newsletter: 'on' }) });
    const { statusCode, headers } = await visitor.submit(enterLottery.path, form);

    expect([statusCode, headers.location]).toEqual([303, expected]);
  });

  it('that fails is an error of its field where it is required, and nothing is stored', async () => {
    await open({}, { newsletter: 'required' });
    const email = someone();
    expect((await enter({ email })).body.fieldErrors).toMatchObject([
      { field: 'newsletter', msg: 'lotteryTeaser.newsletter.required' },
    ]);
    await exhaust(email);
    const { status, body } = await enter({ email, newsletter: 'on' });

    expect([status, body.formResult.fieldErrors]).toEqual([
      400,
      [{ field: 'newsletter', msg: 'lotteryTeaser.newsletter.error' }],
    ]);
    expect(await entries()).toEqual([]);
    expect((await enter({ newsletter: 'on' })).body.newsletterSubscribedSuccess).toBe(true);
  });
});

describe('the drawing', () => {
  async function closed(count: number): Promise<string[]> {
    await open();
    const emails = Array.from({ length: count }, someone);
    for (const email of emails) await addEntry(shop.db, parsed({ email }), clock);
    clock = CLOSES;
    return emails;
  }

  it('is recomputed by everybody from what is published', async () => {
    const emails = await closed(5);
    const stored = (await entries()).map(({ code }) => code);
    const before = await read();
    expect(before).toMatchObject({ state: 'CLOSED', drawing: null });
    expect(JSON.stringify([before, await codes()])).not.toContain(stored[0]);
    const answer = await draw();

    expect(answer.json<DeskLotteries>().lotteries).toMatchObject([
      { lotteryId: ID, state: 'DRAWN', entries: 5 },
    ]);
    const after = await read();
    const { drawing } = after;
    if (!drawing) throw new Error('no drawing');
    expect(after).toMatchObject({ state: 'DRAWN', seedHash: before.seedHash });
    expect(await codes()).toEqual([...stored].sort());
    expect(drawing.winningCodes).toHaveLength(2);
    expect(verifyDrawing(before, drawing, await codes())).toBe(true);
    // Whatever is changed is found.
    const [first = '', second = ''] = drawing.winningCodes;
    for (const changed of [
      { ...drawing, winningCodes: [second, first] },
      { ...drawing, seed: sha256('another') },
      { ...drawing, codesHash: sha256('another') },
    ])
      expect(verifyDrawing(before, changed, await codes())).toBe(false);
    expect(verifyDrawing(before, drawing, [...stored.slice(1), 'G-2222222222'])).toBe(false);
    const won = await Promise.all(
      emails.map(async (email) => (await mailsTo(shop.db, email)).some(({ kind }) => kind === 'lottery-won')),
    );
    expect(won.filter(Boolean)).toHaveLength(2);
  });

  it('deletes what the others have entered, and mails only the winners', async () => {
    await closed(4);
    await draw();
    const winners = await entries();

    expect(new Set(winners.map(({ code }) => code))).toEqual(new Set((await read()).drawing?.winningCodes));
    const mails = await shop.db.query<{ to: string; text: string }>(
      `select to_address as "to", text from mail_outbox where kind = 'lottery-won'`,
    );
    expect(mails.map(({ to }) => to).sort()).toEqual(winners.map(({ email }) => email).sort());
    for (const { to, text } of mails) {
      expect(text).toContain(winners.find(({ email }) => email === to)?.code);
      expect(text).not.toMatch(/Erika|Muster\b/);
    }
  });

  it('leaves operators the winners to write to, in its order', async () => {
    await open({}, { firstname: 'optional', birthdate: 'optional' });
    const named = (lastname: string) => parsed({ lastname });
    await addEntry(shop.db, { ...named('Muster'), birthDate: '24.12.1990' }, clock);
    await addEntry(shop.db, { ...named('Ohne'), firstname: '', salutation: 'UNKNOWN' }, clock);
    await addEntry(shop.db, named('Drei'), clock);
    const stored = await entries();
    expect(await deskLottery()).toMatchObject({ winningEntries: [] });
    clock = CLOSES;
    await draw();
    const { winningCodes, winningEntries } = await deskLottery();

    expect(winningCodes).toHaveLength(2);
    const expected: Record<string, object> = {
      Muster: { salutation: 'MRS', name: 'Erika Muster', birthDate: '24.12.1990' },
      Ohne: { salutation: 'UNKNOWN', name: 'Ohne', birthDate: null },
      Drei: { salutation: 'MRS', name: 'Erika Drei', birthDate: null },
    };
    expect(winningEntries).toEqual(
      winningCodes.map((code) => {
        const { email, lastName } = stored.find((one) => one.code === code) ?? { email: '', lastName: '' };
        return { code, email, ...expected[lastName] };
      }),
    );
  });

  it('is refused once its entries were deleted, and the page states it', async () => {
    await closed(2);
    clock = new Date('2027-07-01T17:01:00Z');
    await shop.runJobs('remove old entries of lotteries');
    const { statusCode, json } = await draw();

    expect([statusCode, json<ErrorBody>().globalErrors]).toEqual([409, [{ msg: 'error.lottery.void' }]]);
    expect(await read()).toMatchObject({ state: 'CLOSED', isVoid: true, drawing: null });
    expect(await deskLottery()).toMatchObject({ state: 'CLOSED', isVoid: true });
  });

  it('is possible at any time without entries', async () => {
    await closed(0);
    clock = new Date('2027-07-01T17:01:00Z');
    await shop.runJobs('remove old entries of lotteries');

    expect((await draw()).statusCode).toBe(200);
    expect(await read()).toMatchObject({ state: 'DRAWN', isVoid: false });
  });

  it('is refused before the closing and a second time', async () => {
    await closed(3);
    clock = new Date(CLOSES.getTime() - 1);
    const early = await draw();
    expect([early.statusCode, early.json<ErrorBody>().globalErrors]).toEqual([
      409,
      [{ msg: 'error.lottery.open' }],
    ]);
    clock = CLOSES;
    expect((await draw()).statusCode).toBe(200);
    const { drawing } = await read();
    const again = await draw();

    expect([again.statusCode, again.json<ErrorBody>().globalErrors]).toEqual([
      409,
      [{ msg: 'error.lottery.drawn' }],
    ]);
    expect((await read()).drawing).toEqual(drawing);
    expect((await draw('unbekannt')).statusCode).toBe(404);
  });

  it('happens once by two presses at the same time', async () => {
    await closed(3);
    const device = await operator();
    const path = pathOf(drawLottery, { lotteryId: ID });
    const answers = await Promise.all([device.send('POST', path), device.send('POST', path)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await shop.db.query(`select from mail_outbox where kind = 'lottery-won'`)).toHaveLength(2);
  });

  it('waits for an entry that is being stored, and counts it', async () => {
    await closed(1);
    let drawing: Promise<unknown> | undefined;
    await shop.db.transaction(async (tx) => {
      await holdLottery(tx, ID);
      drawing = draw();
      // The drawing waits for this transaction.
      await waitForLock();
      await tx.query(
        `insert into lottery_entry (lottery_id, code, person, email, salutation, first_name, last_name, entered_at)
         values ($1, 'G-LATE', 'late', 'late@example.org', 'MR', '', '', now())`,
        [ID],
      );
    });
    await drawing;

    expect((await read()).drawing?.entries).toBe(2);
    expect(await codes()).toContain('G-LATE');
  });

  it('of a lottery without entries has no winners', async () => {
    await closed(0);
    expect((await draw()).statusCode).toBe(200);
    const after = await read();

    expect(after.drawing).toMatchObject({ entries: 0, winningCodes: [], codesHash: sha256('') });
    expect(after.drawing && verifyDrawing(after, after.drawing, [])).toBe(true);
  });

  it('is in the audit, and for operators only', async () => {
    await closed(1);
    const manager = await aDeviceOf(shop, testStaff.manager);
    const path = pathOf(drawLottery, { lotteryId: ID });
    expect((await manager.get(readDeskLotteries.path)).statusCode).toBe(403);
    expect((await manager.send('POST', path)).statusCode).toBe(403);
    await draw();

    expect(
      await shop.db.query('select number, action from staff_audit where target = $1', [path]),
    ).toContainEqual({
      number: testStaff.operator.number,
      action: 'POST /rest/desk/lotteries/{lotteryId}/draw/',
    });
  });
});

const WAITING = `select from pg_locks where not granted`;
async function waitForLock(): Promise<void> {
  while ((await shop.db.query(WAITING)).length === 0) await new Promise(setImmediate);
}

describe('what is stored', () => {
  const remove = () => shop.runJobs('remove old entries of lotteries');

  it('about winners is deleted six months after the drawing', async () => {
    await open();
    await addEntry(shop.db, parsed(), clock);
    clock = CLOSES;
    await draw();
    clock = new Date('2027-06-30T16:59:00Z');
    await remove();
    expect(await entries()).toHaveLength(1);
    clock = new Date('2027-07-01T17:01:00Z');
    await remove();

    expect(await entries()).toEqual([]);
    expect((await read()).drawing?.winningCodes).toHaveLength(1);
    expect(await deskLottery()).toMatchObject({ state: 'DRAWN', isVoid: false, winningEntries: [] });
  });

  it('is deleted without a drawing, too', async () => {
    await open();
    await addEntry(shop.db, parsed(), clock);
    clock = new Date('2027-07-01T17:01:00Z');
    await remove();

    expect(await entries()).toEqual([]);
  });
});

describe('the answer of a lottery', () => {
  it('has what its form asks, and the hash of a seed that stays secret', async () => {
    await open({}, { birthdate: 'required', minimumAge: 18, newsletter: 'required' });
    const lottery = await read();

    expect(lottery).toMatchObject({
      state: 'OPEN',
      opensText: '01.12.2026, 8:00 Uhr',
      closesText: '31.12.2026, 18:00 Uhr',
      today: '2026-12-01',
      options: {
        firstname: 'required',
        lastname: 'required',
        birthdate: 'required',
        newsletter: 'required',
        minimumAge: 18,
      },
      drawing: null,
    });
    const [row] = await shop.db.query<{ seed: string }>('select seed from lottery');
    expect(sha256(row?.seed ?? '')).toBe(lottery.seedHash);
    expect(JSON.stringify(lottery)).not.toContain(row?.seed);
  });

  it('is missing for an unknown id', async () => {
    for (const call of [readLottery, readLotteryCodes])
      expect((await new Visitor(shop.app).get(pathOf(call, { lotteryId: 'x' }))).statusCode).toBe(404);
  });
});
