/** @jest-environment node */
import { pageConfig, startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';
import { orderRollout } from './order-rollout';
import { releaseBuilt } from './release-built';

const OLD = '1.0.0-abc1234';
const NEXT = '1.1.0-def5678';
const LATER = '1.2.0-aaa1111';
let registry: TestRegistry;

beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.close());

/** The same call as in `npm start`. */
const start = (...folders: string[]) => {
  const { databaseUrl, storageDir, signingKey } = registry;
  return releaseBuilt({ databaseUrl, storageDir, signingKey, pageConfig, folders, by: 'npm start' });
};
const stable = async () =>
  (await registry.db.query<{ stable: string }>(`select stable from registry.channel where mfe = 'cart'`))[0]
    ?.stable;
const order = (version: string, to = 100) =>
  orderRollout(registry.db, { mfe: 'cart', major: 1, version, to, actor: 'team cart' });

describe('a start of the shop', () => {
  it('makes live what was built', async () => {
    const built = await start(shellFolder(), mfeFolder());

    expect(built.map(({ mfe, isMadeLive }) => `${mfe} ${isMadeLive}`)).toEqual(['shell true', 'cart true']);
    expect(await stable()).toBe(OLD);
  });

  it('again with the same build leaves alone what a team released since', async () => {
    const folder = mfeFolder();
    await start(folder);
    await registry.publish(mfeFolder({ version: NEXT }));
    await order(NEXT);

    const [again] = await start(folder);

    expect(again?.isMadeLive).toBe(false);
    expect(await stable()).toBe(NEXT);
  });

  it('again with the same build leaves alone what a team rolled back', async () => {
    await start(mfeFolder());
    const next = mfeFolder({ version: NEXT });
    await start(next);
    await order(OLD);

    await start(next);

    expect(await stable()).toBe(OLD);
  });

  it('with another build makes that live', async () => {
    await start(mfeFolder());

    await start(mfeFolder({ version: NEXT }));

    expect(await stable()).toBe(NEXT);
  });

  it('with another build does not undo a rollback', async () => {
    await start(mfeFolder());
    await start(mfeFolder({ version: NEXT }));
    await order(OLD);

    const [built] = await start(mfeFolder({ version: LATER }));

    expect(built).toMatchObject({ version: LATER, isMadeLive: false, isLive: false });
    expect(await stable()).toBe(OLD);
  });

  it('with another build does not end a running rollout', async () => {
    await start(mfeFolder());
    await registry.publish(mfeFolder({ version: NEXT }));
    await order(NEXT, 10);

    await start(mfeFolder({ version: LATER }));

    expect(await stable()).toBe(OLD);
    expect(
      await registry.db.query(`select version, percent from registry.rollout where ended_at is null`),
    ).toEqual([{ version: NEXT, percent: 10 }]);
  });

  it('with the first build of another major makes that live beside the first', async () => {
    await start(mfeFolder());

    const [built] = await start(mfeFolder({ version: '2.0.0-bbb2222' }));

    expect(built).toMatchObject({ version: '2.0.0-bbb2222', isMadeLive: true });
    expect(await stable()).toBe(OLD);
  });

  it('goes on with its builds after the team has made one live', async () => {
    await start(mfeFolder());
    await start(mfeFolder({ version: NEXT }));
    await order(OLD);
    await order(NEXT);
    await start(mfeFolder({ version: NEXT }));

    await start(mfeFolder({ version: LATER }));

    expect(await stable()).toBe(LATER);
  });

  it('brings back files that somebody deleted', async () => {
    const folder = mfeFolder();
    await start(folder);
    await registry.loseFiles();

    await start(folder);

    expect((await registry.get(`/assets/cart/${OLD}/browser/page.js`)).statusCode).toBe(200);
  });
});
