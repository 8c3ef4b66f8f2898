/** @jest-environment node */
import type { ExampleMessage, LiveExpectations, MessageExpectation } from '@fachwerk/shared/contracts';
import { packFolder } from '../testing/pack';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';

const count = { cartCount: { version: 1, schema: { type: 'integer' } } };
const NEVER_NEGATIVE: MessageExpectation = {
  name: 'the number is never negative',
  message: 'cartCount',
  schema: { type: 'integer', minimum: 0 },
};
const anExample = (value: number): ExampleMessage => ({
  name: 'after a removal',
  message: 'cartCount',
  value,
});

const sender = (version: string, value: number) =>
  mfeFolder({
    mfe: 'cart',
    version,
    bus: { hears: {}, sends: count },
    expectations: { sends: [anExample(value)] },
  });
const reader = (version: string, hears = [NEVER_NEGATIVE]) =>
  mfeFolder({ mfe: 'header', version, bus: { hears: count, sends: {} }, expectations: { hears } });

let registry: TestRegistry;
let team: string;
beforeEach(async () => {
  registry = await startTestRegistry();
  team = await registry.token('publish', 'cart');
  await registry.release(shellFolder());
  await registry.release(sender('1.0.0-aaaaaaa', 0));
  await registry.release(reader('1.0.0-1111111'));
});
afterEach(() => registry.close());

const publish = async (folder: string, version: string) =>
  registry.send('PUT', `/federation/versions/cart/${version}`, await packFolder(folder), {
    'content-type': 'application/gzip',
    authorization: `Bearer ${team}`,
  });
const order = async (mfe: string, version: string, to: number) =>
  registry.send('POST', '/federation/rollouts', { mfe, version, to }, await registry.token('operate'));

it('a version whose example breaks what another team expects is not published, and the answer names both', async () => {
  const answer = await publish(sender('1.1.0-bbbbbbb', -1), '1.1.0-bbbbbbb');

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    verdict: {
      findings: expect.arrayContaining([
        expect.objectContaining({
          rule: 'expectation',
          verdict: 'break',
          message:
            '"cartCount": cart 1.1.0-bbbbbbb breaks what header 1.0.0-1111111 expects, "the number is never negative": in the example "after a removal" the value must be >= 0.',
          teams: ['header'],
        }),
      ]),
    },
  });
  expect(
    await registry.db.query('select 1 from registry.version where version = $1', ['1.1.0-bbbbbbb']),
  ).toEqual([]);
});

it('is published when only a version expects it that was replaced', async () => {
  await registry.release(reader('1.1.0-2222222', []));

  expect((await publish(sender('1.1.0-bbbbbbb', -1), '1.1.0-bbbbbbb')).statusCode).toBe(201);
});

it('counts what the candidate of a rollout expects, and what became live after the publication', async () => {
  await registry.release(reader('1.1.0-2222222', []));
  await publish(sender('1.1.0-bbbbbbb', -1), '1.1.0-bbbbbbb');
  await registry.publish(reader('1.2.0-3333333'));
  expect((await order('header', '1.2.0-3333333', 10)).statusCode).toBe(200);

  const refused = await order('cart', '1.1.0-bbbbbbb', 10);

  expect(refused.statusCode).toBe(422);
  expect(JSON.stringify(refused.json())).toContain('breaks what header 1.2.0-3333333 expects');
});

it('lists what the live versions expect, for any token', async () => {
  const { versions } = (
    await registry.get('/federation/expectations', { authorization: `Bearer ${team}` })
  ).json<LiveExpectations>();

  expect(versions).toEqual([
    {
      team: 'cart',
      version: '1.0.0-aaaaaaa',
      expectations: { hears: [], sends: [anExample(0)], answers: [] },
    },
    {
      team: 'header',
      version: '1.0.0-1111111',
      expectations: { hears: [NEVER_NEGATIVE], sends: [], answers: [] },
    },
  ]);
  expect((await registry.get('/federation/expectations')).statusCode).toBe(401);
});
