/** @jest-environment node */
import type { Queryable } from '@fachwerk/database';
import { until } from '@fachwerk/server-kit/testing/until';
import { setTimeLimits } from '@fachwerk/server-kit/time-limits';
import { Release } from '@fachwerk/shared/contracts';
import { createVerifier, ReleasePlan } from '@fachwerk/shared/federation';
import { orderRollout } from '../channels/order-rollout';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';
import { createVersionStore } from '../versions/version-store';
import { createPlanReader } from './read-plan';

const OLD = '1.0.0-abc1234';
const NEXT = '1.1.0-def5678';
let registry: TestRegistry;

beforeEach(async () => {
  registry = await startTestRegistry();
  await registry.release(shellFolder());
  await registry.release(mfeFolder());
  await registry.publish(mfeFolder({ version: NEXT }));
});
afterEach(() => {
  setTimeLimits({});
  return registry.close();
});

const order = (to: number, version = NEXT) =>
  orderRollout(registry.db, { mfe: 'cart', major: Number(version[0]), version, to, actor: 'team cart' });
const plan = async () => ReleasePlan.parse((await registry.get('/federation/plan')).json());
const cartFor = async (query: string, headers: Record<string, string> = {}) =>
  Release.parse((await registry.get(`/federation/resolve?widgets=cart-page${query}`, headers)).json()).mfes
    .cart;

describe('the plan', () => {
  it('names the candidate of an open rollout with its share, and is true at once in every instance', async () => {
    const second = await startTestRegistry({
      databaseUrl: registry.databaseUrl,
      storageDir: registry.storageDir,
    });
    await second.get('/federation/plan');

    await order(10);

    for (const instance of [registry, second]) {
      const { channels, versions } = ReleasePlan.parse((await instance.get('/federation/plan')).json());
      expect(channels[0]).toMatchObject({ stable: OLD, rollout: { version: NEXT, percent: 10 } });
      expect(Object.keys(versions).sort()).toEqual([`cart@${OLD}`, `cart@${NEXT}`]);
    }
    await second.close();
  });

  it('is signed anew with every answer', async () => {
    const first = await registry.get('/federation/plan');
    const second = await registry.get('/federation/plan');

    expect(first.body).toBe(second.body);
    for (const { body, headers } of [first, second])
      createVerifier(registry.publicKey).check(body, String(headers['x-registry-signature']));
  });

  it('costs one query for all who ask at once, and none of them gets what was true before they asked', async () => {
    const queries: string[] = [];
    let answer = () => {};
    const ordered = new Promise<void>((resolve) => (answer = resolve));
    const slow: Queryable = {
      async query(sql, values) {
        const rows = await registry.db.query(sql, values);
        queries.push(sql);
        await ordered;
        return rows as never;
      },
    };
    const reader = createPlanReader(slow, createVersionStore(registry.db));
    const first = reader.read();
    await until(() => queries.length === 1);
    await order(100);
    const all = Promise.all(Array.from({ length: 50 }, () => reader.read()));
    answer();
    const later = await all;

    expect((await first).channels[0]).toMatchObject({ stable: OLD });
    expect(new Set(later).size).toBe(1);
    expect(later[0]?.channels[0]).toMatchObject({ stable: NEXT });
    expect(queries).toHaveLength(2);
  });

  it('is the last known one for browsers while the database is away; the shell for third-party pages too', async () => {
    let isAway = false;
    let hangs = false;
    const db: Queryable = {
      query(sql, values) {
        if (hangs) return new Promise(() => undefined);
        return isAway ? Promise.reject(new Error('away')) : registry.db.query(sql, values);
      },
    };
    const reader = createPlanReader(db, createVersionStore(db));
    const known = await reader.readOrLast();
    isAway = true;

    expect(await reader.readOrLast()).toBe(known);
    // Page servers cache the plan themselves and must know that the registry could not read a current one.
    await expect(reader.read()).rejects.toThrow('away');
    await expect(createPlanReader(db, createVersionStore(db)).readOrLast()).rejects.toThrow('away');

    setTimeLimits({ newestPlan: 20 });
    hangs = true;
    expect(await reader.readOrLast()).toBe(known);
  });

  it('keeps what was stable before as the last good one', async () => {
    await order(100);

    expect((await plan()).channels[0]).toMatchObject({ stable: NEXT, lastGood: OLD, rollout: null });
  });
});

describe('a third-party page asks', () => {
  it('with a bucket in the address or in the cookie, and always gets the same', async () => {
    await order(50);
    const versions = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => (await cartFor(`&bucket=${n * 500}`))?.version),
    );

    expect(new Set(versions)).toEqual(new Set([OLD, NEXT]));
    for (const [n, version] of versions.entries())
      expect((await cartFor('', { cookie: `a=b; bucket=${n * 500}` }))?.version).toBe(version);
  });

  it('without a bucket gets the stable version', async () => {
    await order(99);

    expect((await cartFor(''))?.version).toBe(OLD);
    expect((await cartFor('', { cookie: 'bucket=%%%' }))?.version).toBe(OLD);
  });

  it('for another version than the one that failed', async () => {
    await order(100);

    expect(await cartFor('')).toMatchObject({ version: NEXT });
    expect(await cartFor(`&avoid=cart@${NEXT}`)).toMatchObject({ version: OLD, isTrial: true });
    expect(await cartFor('', { cookie: `avoid=${encodeURIComponent(`cart@${NEXT}`)}` })).toMatchObject({
      version: OLD,
    });
  });

  it('and is not told of a shell: it has one', async () => {
    const release = (await registry.get('/federation/resolve?widgets=cart-page')).json<Release>();

    expect(release.shell).toBeUndefined();
  });
});

describe('a new major', () => {
  beforeEach(async () => {
    await registry.release(mfeFolder({ version: '2.0.0-aaa1111', widgets: ['cart-page', 'cart-gift'] }));
  });

  it('runs beside the old one under its own name', async () => {
    const { widgets } = Release.parse(
      (await registry.get('/federation/resolve?widgets=cart-page,cart-page@2,cart-gift')).json(),
    );

    expect(Object.entries(widgets).map(([name, { mfe }]) => `${name} of ${mfe}`)).toEqual([
      'cart-page of cart',
      'cart-page@2 of cart@2',
      'cart-gift of cart@2',
    ]);
  });

  it('is listed with its widgets', async () => {
    const { widgets } = (await registry.get('/federation/widgets')).json<{
      widgets: Record<string, unknown>[];
    }>();

    expect(
      widgets.map(
        ({ name, major, isOldestMajor }) => `${String(name)} ${String(major)} ${String(isOldestMajor)}`,
      ),
    ).toEqual(['cart-page 1 true', 'cart-page 2 false', 'cart-gift 2 false']);
  });
});

describe('texts', () => {
  const titles = async (query = '') =>
    (await registry.get(`/federation/messages?lang=de${query}`)).json<Record<string, string>>()['cart.title'];

  it('are those of the stable versions, or of the one that is named', async () => {
    await order(10);

    expect(await titles()).toBe(`Titel von ${OLD}`);
    expect(await titles(`&with=cart@${NEXT},search@9.9.9-nothing,nonsense`)).toBe(`Titel von ${NEXT}`);
  });

  it('of a first version that is still tried are there too', async () => {
    await registry.publish(mfeFolder({ mfe: 'gift', version: '1.0.0-aaa1111' }));
    await orderRollout(registry.db, {
      mfe: 'gift',
      major: 1,
      version: '1.0.0-aaa1111',
      to: 5,
      actor: 'team gift',
    });

    expect((await registry.get('/federation/messages?lang=de')).json()).toHaveProperty(['gift.title']);
  });

  describe('in English', () => {
    const GERMAN = { 'words.title': 'Wörter', 'words.more': 'Mehr' };
    const read = async (query: string) =>
      (await registry.get(`/federation/messages?lang=en${query}`)).json<Record<string, string>>();
    const version = (number: string, messages: Record<string, string>, texts?: Record<string, string>) =>
      mfeFolder({
        mfe: 'words',
        version: number,
        messages,
        ...(texts && { translations: { en: texts } }),
      });

    it('are those of the stable versions, and German where there are none', async () => {
      await registry.release(version('1.0.0-aaa1111', GERMAN, { 'words.title': 'Words' }));

      expect(await read('')).toMatchObject({ 'words.title': 'Words', 'words.more': 'Mehr' });
      expect(await read('&own=true')).toEqual({ 'words.title': 'Words' });
      expect(
        (await registry.get('/federation/messages?lang=fr')).json<Record<string, string>>(),
      ).toMatchObject(GERMAN);
    });

    it('have the plurals of their language', async () => {
      const counted = { 'words.count.one': '{count} Wort', 'words.count.other': '{count} Wörter' };
      const texts = { 'words.count.few': '{count} słowa', 'words.count.many': '{count} słów' };
      await registry.release(
        mfeFolder({ mfe: 'words', version: '1.0.0-aaa1111', messages: counted, translations: { pl: texts } }),
      );

      expect((await registry.get('/federation/messages?lang=pl&own=true')).json()).toEqual(texts);
    });

    it('stay while a version without them has the same German texts, and no longer', async () => {
      await registry.release(version('1.0.0-aaa1111', GERMAN, { 'words.title': 'Words' }));
      const same = await registry.publish(version('1.1.0-bbb2222', GERMAN));
      const other = await registry.publish(version('1.2.0-ccc3333', { ...GERMAN, 'words.title': 'Worte' }));

      expect(await read(`&with=words@${same}`)).toMatchObject({ 'words.title': 'Words' });
      expect(await read(`&with=words@${other}`)).toMatchObject({ 'words.title': 'Worte' });
      expect(await read(`&own=true&with=words@${other}`)).toEqual({});
    });

    it.each(['constructor', '__proto__', 'toString'])('are German for the language %s', async (language) => {
      await registry.release(version('1.0.0-aaa1111', GERMAN, { 'words.title': 'Words' }));
      const answer = await registry.get(`/federation/messages?lang=${language}`);

      expect(answer.json()).toMatchObject(GERMAN);
    });
  });
});
