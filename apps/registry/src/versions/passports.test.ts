/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LiveWidgets,
  type Passport,
  Passports,
  type Published,
  type Verdict,
  type WidgetMeasures,
} from '@fachwerk/shared/contracts';
import { budgetOf } from '@fachwerk/shared/rules';
import { packFolder } from '../testing/pack';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';

const V1 = '1.0.0-aaaaaaa';
const V2 = '1.1.0-bbbbbbb';
const MEASURES: WidgetMeasures = {
  bytes: 20_000,
  requests: 3,
  longTask: 20,
  shift: 0,
  heap: 0,
  listeners: 0,
  hosts: [],
  storage: [],
  cookies: [],
  globals: [],
  axe: [],
};
const passport = (measures: Partial<WidgetMeasures> = {}, reason?: string): Passport => ({
  at: '2026-11-26T06:00:00Z',
  browser: 'Chromium 140',
  ...(reason !== undefined && { reason }),
  widgets: { 'cart-page': { ...MEASURES, ...measures } },
});

let registry: TestRegistry;
let team: string;
const start = async (options = {}) => {
  registry = await startTestRegistry(options);
  team = await registry.token('publish', 'cart');
};
beforeEach(() => start());
afterEach(() => registry.close());

const recordOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'widgets.json'), 'utf8')) as Record<string, unknown>;
/** A built folder after `fachwerk passport`. */
function measured(version: string, measures?: unknown): string {
  const folder = mfeFolder({ version });
  writeFileSync(
    join(folder, 'widgets.json'),
    JSON.stringify({ ...recordOf(folder), ...(measures !== undefined && { passport: measures }) }),
  );
  return folder;
}
const publish = async (folder: string, version: string) =>
  registry.send('PUT', `/federation/versions/cart/${version}`, await packFolder(folder), {
    'content-type': 'application/gzip',
    authorization: `Bearer ${team}`,
  });
/** Findings about passports. */
const rulesOf = (answer: { json: <T>() => T }) =>
  answer
    .json<{ verdict: Verdict }>()
    .verdict.findings.map(({ verdict, rule }) => `${verdict} ${rule}`)
    .filter((text) => text.includes('passport'));
const history = async () =>
  Passports.parse((await registry.send('GET', '/federation/passports?mfe=cart', undefined, team)).json());

it('is published with its version, and shown for the widget and in the history of the team', async () => {
  await registry.release(shellFolder());
  await registry.release(measured(V1, passport()));
  await registry.release(measured(V2, passport({ bytes: 30_000 })));

  const { widgets } = LiveWidgets.parse((await registry.get('/federation/widgets')).json());
  expect(widgets[0]?.passport).toEqual({
    at: '2026-11-26T06:00:00Z',
    measures: { ...MEASURES, bytes: 30_000 },
    budget: budgetOf(),
  });
  const { versions } = await history();
  expect(versions.map(({ version, passport: { widgets: of } }) => [version, of['cart-page']?.bytes])).toEqual(
    [
      [V2, 30_000],
      [V1, 20_000],
    ],
  );
});

it('leaves versions without one out of the history, which needs a token and a name', async () => {
  await registry.release(mfeFolder({ version: V1 }));

  expect(await history()).toEqual({ versions: [] });
  expect((await registry.get('/federation/passports?mfe=cart')).statusCode).toBe(401);
  expect((await registry.send('GET', '/federation/passports', undefined, team)).statusCode).toBe(400);
});

it('outside of its budget refuses the version, in a dry run and at the publication', async () => {
  const folder = measured(V1, passport({ cookies: ['id'], hosts: ['ads.example'] }));

  const dryRun = await registry.send('POST', '/federation/versions/check', recordOf(folder), team);
  const answer = await publish(folder, V1);

  expect(dryRun.json<Verdict>().passes).toBe(false);
  expect(answer.statusCode).toBe(422);
  expect(rulesOf(answer)).toEqual(['break passport-budget', 'break passport-budget']);
  expect(await history()).toEqual({ versions: [] });
});

it('outside of its budget passes with a stated reason, which the audit log keeps', async () => {
  const folder = measured(V1, passport({ cookies: ['id'] }, 'Needed for the fair until March.'));

  const answer = await publish(folder, V1);

  expect([answer.statusCode, rulesOf(answer)]).toEqual([201, ['warning passport-budget']]);
  expect((await history()).versions[0]?.passport.reason).toBe('Needed for the fair until March.');
  const [entry] = await registry.db.query<{ text: string }>(
    "select text from registry.audit where action = 'publish'",
  );
  expect(entry?.text).toMatch(/Reason for its passport: Needed for the fair until March\.$/);
});

it('does not make the same files another version', async () => {
  await publish(measured(V1, passport()), V1);

  const again = await publish(measured(V1, passport({ requests: 4 })), V1);

  expect([again.statusCode, again.json<Published>().isNew]).toEqual([200, false]);
  expect((await history()).versions[0]?.passport).toEqual(passport());
});

it('is compared with the one of the version in use', async () => {
  await registry.release(measured(V1, passport({ globals: ['jQuery'] })));

  const same = await publish(measured(V2, passport({ globals: ['jQuery'] })), V2);
  const worse = await publish(
    measured('1.2.0-ccccccc', passport({ globals: ['jQuery'], axe: ['label'] })),
    '1.2.0-ccccccc',
  );
  const none = await publish(measured('1.3.0-ddddddd'), '1.3.0-ddddddd');

  expect([same.statusCode, rulesOf(same)]).toEqual([201, ['warning passport-budget']]);
  expect([worse.statusCode, rulesOf(worse)]).toEqual([
    422,
    ['break passport-budget', 'warning passport-budget'],
  ]);
  expect([none.statusCode, rulesOf(none)]).toEqual([201, ['warning passport-missing']]);
});

it('may be required by the operators', async () => {
  await registry.close();
  await start({ passports: 'required' });

  const without = await publish(measured(V1), V1);
  const withOne = await publish(measured(V2, passport()), V2);

  expect([without.statusCode, rulesOf(without)]).toEqual([422, ['break passport-missing']]);
  expect(withOne.statusCode).toBe(201);
});

it.each([
  ['is no object', 'good'],
  ['has no widgets', { at: '2026-11-26T06:00:00Z', browser: '' }],
  ['has a number below zero', passport({ requests: -1 })],
  ['has a name of a megabyte', passport({ cookies: ['x'.repeat(1_000_000)] })],
  ['gives a reason of a novel', passport({}, 'x'.repeat(501))],
])('is refused as malformed if it %s', async (_what, bad) => {
  const answer = await publish(measured(V1, bad), V1);

  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ message: string }>().message).toMatch(/^widgets\.json: passport/);
});
