/** @jest-environment node */
import type { Store, StoreSelection, UserState } from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

// A Friday in Köln, nine in the morning.
const NOW = new Date('2026-11-20T08:00:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', { now: () => NOW });
  await writeStores(shop.db, testStores);
});
afterAll(() => shop.close());

const openingOf = async (query: string, headers: Record<string, string> = {}) =>
  (await shop.app.inject({ url: `/rest/stores/1001/${query}`, headers })).json<Store>().opening.text;

describe('the texts in an answer', () => {
  it('are in the language of the query, else German', async () => {
    expect(await openingOf('?lang=en')).toBe('Open today until\u00a020:00');
    expect(await openingOf('?lang=de')).toBe('Heute bis 20:00\u00a0Uhr geöffnet');
    expect(await openingOf('')).toBe('Heute bis 20:00\u00a0Uhr geöffnet');
  });

  it('do not depend on the cookie: caches keep public answers for all visitors', async () => {
    expect(await openingOf('', { cookie: 'language=en' })).toBe('Heute bis 20:00\u00a0Uhr geöffnet');
  });

  it.each(['fr', 'EN', '', '__proto__', 'en&lang=de'])('are refused in %j', async (language) => {
    expect((await shop.app.inject(`/rest/stores/1001/?lang=${language}`)).statusCode).toBe(400);
  });

  it('are in this language in changes, and in what is personal', async () => {
    const visitor = new Visitor(shop.app);
    const chosen = await visitor.post('/rest/stores/select/?lang=en', { companyId: '1001' });

    expect(chosen.json<StoreSelection>().selectedStore.openingText).toBe('Open today until\u00a020:00');
    const user = async (query: string) => (await visitor.get(`/rest/user/${query}`)).json<UserState>();
    expect((await user('?lang=en')).selectedStore?.openingText).toBe('Open today until\u00a020:00');
    expect((await user('')).selectedStore?.openingText).toBe('Heute bis 20:00\u00a0Uhr geöffnet');
  });
});

describe('the page with the reason of a refused form', () => {
  const pageFor = (cookie: string) =>
    new Visitor(shop.app).submit('/rest/gibt-es-nicht/', { a: 1 }, cookie ? { cookie } : {});

  it.each(['language=en', 'language=%65n', 'language =en', 'language= en', 'a=b;language=en'])(
    'is in the language of the visitor: %j',
    async (cookie) => {
      const { body } = await pageFor(cookie);

      expect(body).toContain('<html lang="en">');
      expect(body).toContain('<h1>That didn’t work</h1>');
      expect(body).toContain('We can’t find this address.');
    },
  );

  it.each([
    '',
    'language=fr',
    'language=__proto__',
    'language=de; language=en',
    'language=en; language',
    'language="en"',
  ])('is German for the cookie %j', async (cookie) => {
    const { body } = await pageFor(cookie);

    expect(body).toContain('<html lang="de">');
    expect(body).toContain('Diese Adresse gibt es bei uns nicht.');
  });
});
