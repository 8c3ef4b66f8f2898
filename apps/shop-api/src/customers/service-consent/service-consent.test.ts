/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { readServiceConsent, schemasOf, type ServiceConsent } from '@fachwerk/shared/contracts';
import { CONSENT_VERSION } from '@fachwerk/shared/rules';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { removeOldDecisions } from './service-consent-log';

const [server = ''] = testServers;
const OFFERED = ['store-position', 'survey', 'promotion-tracking'];
const NOW = new Date('2026-11-30T10:00:00.500Z');
const SECOND = '2026-11-30T10:00:00.000Z';
const SECONDS = Date.parse(SECOND) / 1000;
const VERSION = String(CONSENT_VERSION);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(server, { consentServices: OFFERED, now: () => NOW });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from service_consent');
  await shop.db.query('delete from attempt_limit');
});

const rows = () =>
  shop.db.query('select version, decided_at as "at", services, shown from service_consent order by id');
const cookieIn = (headers: Record<string, unknown>) =>
  [headers['set-cookie']].flat().find((one) => String(one).startsWith('consent='));

/** A form as scripts send it, with repeated entries. */
async function send(path: string, fields: [string, string][]) {
  const visitor = new Visitor(shop.app);
  const csrf = (await visitor.get('/rest/user/')).json<{ csrf: { value: string } }>().csrf.value;
  return shop.app.inject({
    method: 'POST',
    url: path,
    headers: {
      accept: 'application/json',
      cookie: visitor.cookie,
      'x-csrf-token': csrf,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

describe('a decision', () => {
  it.each<[string, string, [string, string][], string[], boolean]>([
    ['allows the selected services', 'accept', [['permissions', 'survey']], ['survey'], false],
    [
      'allows repeated entries in the order of the register',
      'accept',
      [
        ['permissions', 'promotion-tracking'],
        ['permissions', 'store-position'],
        ['permissions', 'promotion-tracking'],
        ['allAccepted', 'false'],
      ],
      ['store-position', 'promotion-tracking'],
      false,
    ],
    ['allows nothing without a selection', 'accept', [], [], false],
    ['allows all by the flag', 'accept', [['allAccepted', 'true']], OFFERED, true],
    ['allows all by the address', 'accept-all', [], OFFERED, true],
    ['denies all, whatever is listed', 'deny-all', [['permissions', 'survey']], [], false],
    [
      'ignores ids that are unknown or not offered',
      'accept',
      [
        ['permissions', 'analytics'],
        ['permissions', '<b>'],
        ['permissions', 'survey.x'],
        ['permissions', 'emoji-survey'],
        ['permissions', 'survey'],
      ],
      ['survey'],
      false,
    ],
  ])('%s', async (_what, address, fields, permissions, allAccepted) => {
    const { statusCode, headers, body } = await send(`/consent/${address}/`, fields);

    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({
      permissions,
      allAccepted,
      version: VERSION,
      timestamp: SECOND,
    });
    const value = [VERSION, SECONDS, ...permissions].join('.');
    expect(cookieIn(headers)).toBe(`consent=${value}; Path=/; Max-Age=15552000; SameSite=Lax`);
    expect(await rows()).toEqual([
      { version: VERSION, at: new Date(SECOND), services: permissions, shown: OFFERED },
    ]);
  });

  it.each<[string, [string, string][], string[]]>([
    ['all of what was shown, and no service that came later', [], ['survey']],
    ['none that was shown and is not offered any more', [['shown', 'analytics']], ['survey']],
  ])('accepts %s', async (_what, more, permissions) => {
    const { headers, body } = await send('/consent/accept-all/', [
      ['shown', 'survey'],
      ['version', '7-ab12'],
      ...more,
    ]);

    expect(JSON.parse(body)).toMatchObject({ permissions, version: '7-ab12' });
    expect(cookieIn(headers)).toContain(`consent=7-ab12.${SECONDS}.survey;`);
    expect(await rows()).toMatchObject([{ version: '7-ab12', services: ['survey'], shown: ['survey'] }]);
  });

  it.each(['', '<b>', '1-A', '123456', '1-abc.survey', '1; Domain=example.org'])(
    'is about the version of the shop where the form states none: %s',
    async (version) => {
      const { headers } = await send('/consent/deny-all/', [['version', version]]);
      expect(cookieIn(headers)).toContain(`consent=${VERSION}.${SECONDS};`);
    },
  );

  it('fills no table: above the limit of a network a consent waits, and a denial is taken without a row', async () => {
    await send('/consent/deny-all/', []);
    await shop.db.query(
      `update attempt_limit set blocked_until = now() + interval '1 minute' where key like 'consentNetwork:%'`,
    );
    const accepted = await send('/consent/accept-all/', []);
    const denied = await send('/consent/deny-all/', []);

    expect([accepted.statusCode, cookieIn(accepted.headers)]).toEqual([429, undefined]);
    expect([denied.statusCode, cookieIn(denied.headers)]).toEqual([200, expect.stringContaining('consent=')]);
    expect(await rows()).toHaveLength(1);
  });

  it('is taken as JSON too', async () => {
    const visitor = new Visitor(shop.app);
    const csrf = (await visitor.get('/rest/user/')).json<{ csrf: { value: string } }>().csrf.value;
    const { statusCode, body } = await shop.app.inject({
      method: 'POST',
      url: '/consent/accept/',
      headers: { accept: 'application/json', cookie: visitor.cookie, 'x-csrf-token': csrf },
      payload: { permissions: ['survey', 'unknown'], allAccepted: false },
    });

    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ permissions: ['survey'] });
  });

  it('is refused from another site and without a token, and changes nothing', async () => {
    const visitor = new Visitor(shop.app);
    for (const path of ['accept', 'accept-all', 'deny-all']) {
      const foreign = await visitor.submit(`/consent/${path}/`, {}, { origin: 'https://evil.example' });
      const guessed = await visitor.post(`/consent/${path}/`, {}, { 'x-csrf-token': 'guessed' });
      for (const { statusCode, headers } of [foreign, guessed]) {
        expect(statusCode).toBe(403);
        expect(cookieIn(headers)).toBeUndefined();
      }
    }
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['to the settings', undefined, '/cookie-einstellungen/'],
    ['to the page of the form', '/p/hammer-1/?item=2', '/p/hammer-1/?item=2'],
    ['never to another site', '//evil.example/', '/cookie-einstellungen/'],
  ])('leads a browser without script back %s', async (_where, redirect, target) => {
    const visitor = new Visitor(shop.app);
    const answer = await visitor.submit('/consent/deny-all/', redirect ? { redirect } : {});

    expect([answer.statusCode, answer.headers.location]).toEqual([303, target]);
    expect(cookieIn(answer.headers)).toContain(`consent=${CONSENT_VERSION}.${SECONDS};`);
    expect(await rows()).toHaveLength(1);
  });
});

it('is sent by https only where the shop is', async () => {
  const https = await openTestShop(server, { publicUrl: PUBLIC_URL.replace('http:', 'https:') });
  const answer = await new Visitor(https.app).submit(
    '/consent/deny-all/',
    {},
    { origin: PUBLIC_URL.replace('http:', 'https:') },
  );
  await https.close();

  expect(cookieIn(answer.headers)).toMatch(/; SameSite=Lax; Secure$/);
});

describe('the settings', () => {
  const read = async (cookie?: string) => {
    const { body } = await shop.app.inject({
      url: '/rest/consent/',
      headers: cookie === undefined ? {} : { cookie },
    });
    const answer = JSON.parse(body) as ServiceConsent;
    expect(schemasOf(readServiceConsent).answers[200].safeParse(answer).success).toBe(true);
    return answer;
  };

  it('state what is allowed, when it was decided and what is offered', async () => {
    expect(await read(`consent=1.${SECONDS}.survey`)).toEqual({
      permissions: ['survey'],
      allAccepted: false,
      version: VERSION,
      timestamp: SECOND,
      offered: OFFERED,
    });
    expect(await read(`consent=1.${SECONDS}`)).toMatchObject({ permissions: [], timestamp: SECOND });
  });

  it.each(['consent=yes; consent=', 'consent=; x=1; consent=', 'consent=true; consent='])(
    'take the cookie that is ours: %s',
    async (before) => {
      expect(await read(`${before}1.${SECONDS}.survey`)).toMatchObject({ permissions: ['survey'] });
    },
  );

  it.each([undefined, 'consent=', 'consent=yes.1764496800.survey', 'consent="><script>'])(
    'state that nothing is decided: %s',
    async (cookie) => {
      expect(await read(cookie)).toMatchObject({ permissions: [], timestamp: null });
    },
  );
});

describe('the proof of decisions', () => {
  it('names no person, and ends after three years', async () => {
    const names = await shop.db.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'service_consent'`,
    );
    expect(names.map(({ name }) => name).sort()).toEqual([
      'decided_at',
      'id',
      'services',
      'shown',
      'version',
    ]);

    const at = (text: string) =>
      shop.db.query('insert into service_consent (version, decided_at, services) values (1, $1, $2)', [
        new Date(text),
        [],
      ]);
    for (const day of ['2023-11-28', '2023-11-29', '2023-11-30T09:00Z', '2023-11-30T11:00Z', '2026-11-29'])
      await at(day);
    await removeOldDecisions(shop.db, NOW, 2);

    expect((await rows()).map(({ at: decided }) => decided)).toEqual([
      new Date('2023-11-30T11:00Z'),
      new Date('2026-11-29'),
    ]);
  });
});
