/** @jest-environment node */
import { until } from '@fachwerk/server-kit/testing/until';
import { VISITOR_NETWORK } from '@fachwerk/shared/calls';
import { Failures, RolloutHistory, Status, type TelemetryReport } from '@fachwerk/shared/contracts';
import { defaultRules } from '../rollout/rules';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';
import { createAddressLimit } from './address-limit';
import { MOST_MESSAGES, OTHER_MESSAGES, removeOldTelemetry } from './store-counts';

const V1 = '1.0.0-aaaaaaa';
const V2 = '1.1.0-bbbbbbb';
let registry: TestRegistry;
let operate: string;
beforeEach(async () => {
  registry = await startTestRegistry();
  operate = await registry.token('operate');
  for (const folder of [shellFolder(), mfeFolder({ version: V1 })]) await registry.release(folder);
  await registry.publish(mfeFolder({ version: V2 }));
});
afterEach(() => registry.close());

const order = (to: number, hold = true) =>
  registry.send('POST', '/federation/rollouts', { mfe: 'cart', version: V2, to, hold }, operate);
const read = async (path: string) =>
  (await registry.send('GET', `/federation/${path}`, undefined, operate)).json<unknown>();

const aReport = (version: string, report: Partial<TelemetryReport> = {}): TelemetryReport => ({
  isFirst: true,
  release: 'abc',
  page: '/basket/',
  versions: { cart: version },
  goals: 0,
  mounted: [{ widget: 'cart-page', mfe: 'cart', version, ms: 120 }],
  failed: [],
  errors: [],
  ...report,
});
const aFailure = (version: string, message = 'x is undefined') => ({
  widget: 'cart-page',
  mfe: 'cart',
  version,
  step: 'mount',
  message,
  healedBy: V1,
});
const tell = (
  report: TelemetryReport | string,
  headers: Record<string, string> = { cookie: 'bucket=17' },
  remoteAddress = '127.0.0.1',
) =>
  registry.app.inject({
    method: 'POST',
    url: '/federation/telemetry',
    remoteAddress,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload: typeof report === 'string' ? report : JSON.stringify(report),
  });
const written = () => registry.app.telemetry.flush();
const counted = () =>
  registry.db.query<Record<string, number | string>>(
    `select version, sum(views)::int as views, sum(mounts)::int as mounts, sum(failures)::int as failures,
       sum(errors)::int as errors, sum(goals)::int as goals
     from registry.telemetry_minute group by version order by version`,
  );

describe('failures on the server', () => {
  const ofServer = (authorization: string, visitor: string | undefined, cookie = 'bucket=17') =>
    tell(
      aReport(V2, { isFirst: false, mounted: [], failed: [{ ...aFailure(V2), step: 'server' }] }),
      { authorization, cookie, ...(visitor && { [VISITOR_NETWORK]: visitor }) },
      '203.0.113.7',
    );

  it('take a version back when visitors of three networks have them', async () => {
    await order(50);
    const token = await registry.token('census');

    for (let i = 0; i < 15; i += 1) await ofServer(`Bearer ${token}`, `198.51.${i % 3}.1`);
    await written();

    expect(await counted()).toMatchObject([{ version: V2, views: 0, failures: 12 }]);
    const cart = async () => Status.parse(await read('status')).channels.find(({ mfe }) => mfe === 'cart');
    await until(async () => (await cart())?.rollout === null);
    expect(await cart()).toMatchObject({ stable: V1 });
  });

  it('of one visitor cannot decide a rollout, as failures in one browser cannot', async () => {
    await order(50);
    const token = `Bearer ${await registry.token('census')}`;

    for (let i = 0; i < 20; i += 1) await ofServer(token, '192.0.2.1');
    for (let i = 0; i < 20; i += 1) await ofServer(token, '2001:db8:0:0::/64');
    for (let i = 0; i < 20; i += 1) await ofServer(token, undefined);
    await written();

    const { failures, serverFailures } = defaultRules.network;
    expect(await counted()).toMatchObject([{ version: V2, failures: 2 * serverFailures + failures }]);
  });

  it('of a visitor without a bucket are listed, and not compared', async () => {
    await order(50);

    await ofServer(`Bearer ${await registry.token('census')}`, '192.0.2.1', '');
    await written();

    expect(await counted()).toEqual([]);
    expect(await read('failures')).toMatchObject({ failures: [{ version: V2, step: 'server', count: 1 }] });
  });

  it('have the limits of the sender with another token, whatever visitor it names', async () => {
    await order(50);

    for (let i = 0; i < 20; i += 1) await ofServer('Bearer unknown', `198.51.${i}.1`);
    await written();

    expect(await counted()).toMatchObject([{ failures: defaultRules.network.failures }]);
  });
});

describe('what browsers tell', () => {
  it('is counted by itself, and compared in the status', async () => {
    await order(50);
    await Promise.all([
      tell(aReport(V1)),
      tell(aReport(V1, { goals: 3 })),
      tell(JSON.stringify(aReport(V2, { failed: [aFailure(V2)], mounted: [] })), {
        'content-type': 'application/json',
        cookie: 'a=b; bucket=5',
      }),
    ]);
    const isWhole = ({ version, views }: Record<string, number | string>) =>
      views === (version === V1 ? 2 : 1);
    await until(async () => (await counted()).filter(isWhole).length === 2);

    const { channels } = Status.parse(await read('status'));
    const comparison = channels.find(({ mfe }) => mfe === 'cart')?.rollout?.comparison;
    expect(comparison).toMatchObject({
      candidate: { version: V2, views: 1, mounts: 0, failures: 1, goals: 0, p75: null },
      base: { version: V1, views: 2, mounts: 2, failures: 0, goals: 1, p50: expect.any(Number) },
      decision: 'wait',
      reasons: [{ text: 'Held at 50 %.' }, { text: 'Ordered to stay.' }],
    });
    const { minutes } = RolloutHistory.parse(await read('rollouts/1'));
    expect(minutes.reduce((sum, { views }) => sum + views, 0)).toBe(3);
    const { failures } = Failures.parse(await read('failures'));
    expect(failures).toMatchObject([
      { widget: 'cart-page', mfe: 'cart', version: V2, step: 'mount', page: '/basket/', count: 1, healed: 1 },
    ]);
  });

  it('is listed for its likely cause, with the version that failed', async () => {
    await order(50);
    const cause = { mfe: 'cart', version: V2 };
    await tell(aReport(V1, { failed: [{ ...aFailure(V1), cause }] }));
    await written();

    const { failures } = Failures.parse(await read('failures'));
    expect(failures).toMatchObject([{ mfe: 'cart', version: V2, victim: `cart ${V1}`, count: 1 }]);
  });

  it('adds up from several instances, minute by minute and class by class', async () => {
    for (const ms of [10, 10, 90, 12_000]) {
      await tell(aReport(V1, { mounted: [{ widget: 'cart-page', mfe: 'cart', version: V1, ms }] }));
      await written();
    }

    const [sum] = await registry.db.query<{ classes: number[] }>(
      `select array_agg(n order by place) as classes from (
         select place, sum(count)::int as n from registry.telemetry_minute cross join lateral unnest(mount_ms) with ordinality as c (count, place)
         group by place) summed`,
    );
    expect([sum?.classes[0], sum?.classes[3], sum?.classes.at(-1)]).toEqual([2, 1, 1]);
  });

  it('is written when an instance ends in order', async () => {
    const { buildRegistry } = await import('../app');
    const { pageConfig } = await import('../testing/test-registry');
    const { databaseUrl, storageDir, signingKey } = registry;
    const other = await buildRegistry({ databaseUrl, storageDir, signingKey, pageConfig });
    await other.inject({
      method: 'POST',
      url: '/federation/telemetry',
      headers: { cookie: 'bucket=1' },
      payload: aReport(V1),
    });

    await other.close();

    expect(await counted()).toMatchObject([{ version: V1, views: 1 }]);
  });

  it('does not count where it is made up: other versions, other shapes, too much', async () => {
    const answers = await Promise.all([
      tell(aReport('9.9.9-made-up')),
      tell('{'),
      tell('{"isFirst":true}'),
      tell(''),
      tell(`"${'x'.repeat(70_000)}"`),
      tell(aReport(V1), { 'content-type': 'multipart/form-data', cookie: 'bucket=1' }),
      registry.app.inject({ method: 'POST', url: '/federation/telemetry' }),
    ]);
    await written();

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
    // The content type does not matter.
    expect(await counted()).toMatchObject([{ version: V1, views: 1 }]);
  });

  it.each([
    ['half a character in its message', { message: 'cut 🔧'.slice(0, -1) }, {}],
    ['NUL in the name of a widget', { widget: 'cart\u0000page' }, {}],
    ['half a character in its page', {}, { page: '/basket/\udc00' }],
    [
      'NUL in the version that is named as the cause',
      { cause: { mfe: 'cart', version: V1 }, mfe: 'a\u0000' },
      {},
    ],
  ])('with %s keeps no other report from being counted', async (_, failure, report) => {
    await tell(aReport(V1, { ...report, failed: [{ ...aFailure(V1), ...failure }] }));
    await tell(aReport(V1, { errors: [{ mfe: 'cart', version: V1, message: 'y' }] }));
    await written();

    expect(await counted()).toMatchObject([{ version: V1, failures: 1, errors: 1 }]);
  });

  it('of a visitor without a bucket tells failures, and is not compared', async () => {
    await tell(aReport(V1, { failed: [aFailure(V1)] }), {});
    await written();

    expect(await counted()).toEqual([]);
    expect(await read('failures')).toMatchObject({ failures: [{ version: V1, count: 1 }] });
  });

  it('from one address is accepted so often a minute and a day', async () => {
    const { address } = defaultRules;
    const limit = createAddressLimit(() => Date.parse('2026-06-01T10:00'), address);
    const admitted = Array.from({ length: 1000 }, () =>
      limit.admits({ address: '192.0.2.7', isOwnMachine: false }),
    );
    expect(admitted.filter(Boolean)).toHaveLength(address.reportsPerDay);

    for (let index = 0; index < address.reportsPerMinute + 30; index++)
      await tell(aReport(V1), { cookie: 'bucket=1' }, '192.0.2.7');
    await written();
    expect(await counted()).toMatchObject([{ version: V1, views: address.reportsPerMinute }]);
  });

  it('through a proxy of this machine is not the machine’s own', async () => {
    const failing = aReport(V2, { failed: [aFailure(V2)] });
    await order(50);
    for (let index = 0; index < 30; index++)
      await tell(failing, { cookie: 'bucket=1', 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1');
    await written();

    expect(await counted()).toMatchObject([{ version: V2, failures: defaultRules.network.failures }]);
  });

  it('of pages that use widgets counts for the page’s own origin only, and no oftener than others', async () => {
    const uses = [{ widget: 'cart-page', props: { forged: true } }];
    const page = 'https://blog.example/a';
    const pages = async () =>
      (await registry.db.query<{ page: string }>('select page from registry.use')).map((use) => use.page);

    await tell(aReport(V1, { page, uses }), { origin: 'https://evil.example' });
    expect(await pages()).toEqual([]);
    await tell(aReport(V1, { page, uses }), { origin: 'https://blog.example' });
    expect(await pages()).toEqual([page]);

    for (let index = 0; index < defaultRules.address.reportsPerMinute + 10; index++)
      await tell(aReport('9.9.9-made-up', { page: `${page}/${index}`, uses }), {}, '192.0.2.9');
    expect((await pages()).length).toBe(1 + defaultRules.address.reportsPerMinute);
  });

  it('about lost messages of the bus is listed with the failures of their sender and decides no rollout', async () => {
    await order(50);
    const lost = { widget: 'cart-page', mfe: 'cart', version: V2, name: 'search:comparison-requested' };
    for (let view = 0; view < 30; view++)
      await tell(aReport(V2, { messages: [{ ...lost, fault: 'nobody listens' }] }), {}, `192.0.2.${view}`);
    await written();

    expect(await read('failures')).toMatchObject({
      failures: [
        {
          mfe: 'cart',
          version: V2,
          widget: 'cart-page',
          step: 'message',
          count: 30,
          message: 'search:comparison-requested: nobody listens',
        },
      ],
    });
    expect((await counted()).filter(({ failures }) => failures !== 0)).toEqual([]);
  });

  it('keeps so many different messages a day, and counts the others together', async () => {
    const letters = (index: number) =>
      [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    for (let part = 0; part < 5; part++) {
      const failed = Array.from({ length: 50 }, (_, index) => aFailure(V1, letters(part * 50 + index)));
      await tell(aReport(V1, { failed }));
    }
    await written();
    await tell(aReport(V1, { failed: [aFailure(V1, letters(0)), aFailure(V1, 'something else')] }));
    await written();

    const rows = await registry.db.query<{ message: string; count: number }>(
      'select message, count from registry.failure order by count desc, message',
    );
    expect(rows).toHaveLength(MOST_MESSAGES + 1);
    expect(rows[0]).toEqual({ message: OTHER_MESSAGES, count: 51 });
    expect(rows[1]).toEqual({ message: 'a', count: 2 });
  });

  it('is removed when it is old', async () => {
    await registry.db.query(
      `insert into registry.telemetry_minute (minute, mfe, version, mount_ms)
       select now() - days * interval '1 day', 'cart', '${V1}', '{}' from unnest(array[59, 61]) as days`,
    );
    await registry.db.query(
      `insert into registry.failure (day, mfe, version, widget, step, message, page, count, healed, first_at, last_at)
       select current_date - days, 'cart', '${V1}', '', '', '', '', 1, 0, now(), now() from unnest(array[29, 31]) as days`,
    );

    await removeOldTelemetry(registry.db);

    const [{ minutes, failures } = { minutes: 0, failures: 0 }] = await registry.db.query<{
      minutes: number;
      failures: number;
    }>(
      'select (select count(*)::int from registry.telemetry_minute) as minutes, (select count(*)::int from registry.failure) as failures',
    );
    expect({ minutes, failures }).toEqual({ minutes: 1, failures: 1 });
  });
});

describe('the bucket', () => {
  const cookieFor = async (headers: Record<string, string>) =>
    (await tell(aReport(V1), headers)).headers['set-cookie'];

  it('is drawn for a visitor of our own pages who has none', async () => {
    const cookie = await cookieFor({ 'sec-fetch-site': 'same-origin' });

    expect(cookie).toMatch(/^bucket=\d{1,4}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    expect(await cookieFor({ 'sec-fetch-site': 'same-site' })).toBeDefined();
    expect(await cookieFor({ host: 'shop.example', origin: 'http://shop.example' })).toBeDefined();
  });

  it('stays when there is one, and is none of third-party pages', async () => {
    expect(await cookieFor({ 'sec-fetch-site': 'same-origin', cookie: 'bucket=0' })).toBeUndefined();
    expect(await cookieFor({ 'sec-fetch-site': 'same-origin', cookie: 'bucket=99999' })).toBeDefined();
    expect(await cookieFor({ 'sec-fetch-site': 'cross-site' })).toBeUndefined();
    expect(await cookieFor({ host: 'shop.example', origin: 'https://blog.example' })).toBeUndefined();
    expect(await cookieFor({})).toBeUndefined();
  });
});
