/** @jest-environment node */
import { ChannelStatus, type Status } from '@fachwerk/shared/contracts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';

const V1 = '1.0.0-aaaaaaa';
const V2 = '1.1.0-bbbbbbb';
let registry: TestRegistry;
let operate: string;
beforeEach(async () => {
  registry = await startTestRegistry();
  operate = await registry.token('operate');
  await registry.release(shellFolder());
  for (const version of [V1, V2]) await registry.publish(mfeFolder({ mfe: 'cart', version }));
});
afterEach(() => registry.close());

const post = (path: string, body: object) => registry.send('POST', `/federation/${path}`, body, operate);
const order = (version: string, to: number) => post('rollouts', { mfe: 'cart', version, to });
const cart = async () => {
  const { channels } = (await registry.send('GET', '/federation/status', undefined, operate)).json<Status>();
  return ChannelStatus.parse(channels.find(({ mfe }) => mfe === 'cart'));
};

it('says who made a version stable, also after a rollback', async () => {
  expect((await cart()).changedBy).toBeNull();
  await order(V1, 100);
  expect((await cart()).changedBy).toBe('token test-1');
  await order(V2, 100);
  await post('rollbacks', { mfe: 'cart' });
  expect(await cart()).toMatchObject({ stable: V1, changedBy: 'token test-1' });
});

it('tells for a day of a rollout that was taken back, unless a newer one came', async () => {
  await order(V1, 100);
  await order(V2, 10);
  expect((await cart()).rolledBack).toBeNull();
  await post('rollbacks', { mfe: 'cart' });
  expect((await cart()).rolledBack).toMatchObject({
    version: V2,
    base: V1,
    state: 'rolled-back',
    percent: 10,
  });

  await order(V2, 20);
  expect((await cart()).rolledBack).toBeNull();
  await post('rollbacks', { mfe: 'cart' });
  await registry.db.query(`update registry.rollout set ended_at = now() - interval '25 hours'`);
  expect((await cart()).rolledBack).toBeNull();
});

it('goes back one step only when the same order comes twice', async () => {
  await order(V1, 100);
  await order(V2, 10);
  const twice = () => post('rollbacks', { mfe: 'cart', major: 1, from: V2 });

  expect((await twice()).json()).toMatchObject({ stable: V1, rollout: null });
  const refused = await twice();
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    message: expect.stringMatching(/cart@1\.1\.0-bbbbbbb was to go, .* would be cart@1\.0\.0-aaaaaaa/),
  });
  expect(await cart()).toMatchObject({ stable: V1 });
});
