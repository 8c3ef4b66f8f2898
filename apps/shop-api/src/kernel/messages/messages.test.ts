/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@fachwerk/server-kit/testing/until';
import { openTestShop, type TestShop } from '../../testing/test-shop';

describe('texts', () => {
  let registry: Server;
  let registryUrl: string;
  let answer: (url: string) => { status: number; body: string };
  beforeAll(async () => {
    registry = createServer((request, response) => {
      const { status, body } = answer(request.url ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    registryUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => registry.close(resolve)));

  it('come from the server, the live micro-frontends and the editors, who have the highest priority', async () => {
    answer = () => ({
      status: 200,
      body: JSON.stringify({ 'cart.title': 'Warenkorb', 'product.add': 'In den Warenkorb' }),
    });
    const shop = await openTestShop('embedded', { registryUrl }, []);
    await shop.db.query(`insert into message_override values ('de', 'cart.title', 'Mein Einkauf')`);

    const all = (await shop.app.inject('/messages/filtered')).json<Record<string, string>>();
    expect(all).toMatchObject({ 'cart.title': 'Mein Einkauf', 'product.add': 'In den Warenkorb' });
    expect(all['technical.error']).toBeTruthy();

    const some = await shop.app.inject('/messages/filtered?lang=de&prefix=product.&prefix=error.item.');
    expect(Object.keys(some.json()).sort()).toEqual([
      'error.item.adviceRequired',
      'error.item.installerRequired',
      'error.item.notInStore',
      'error.item.poisonRequired',
      'error.item.precursorRequired',
      'error.item.recalled',
      'error.item.soldOut',
      'error.item.soldOutInStore',
      'error.item.unknown',
      'product.add',
    ]);
    await shop.close();
  });

  it('of a previewed version are returned for requests with this version only', async () => {
    answer = (url) => {
      const versions = new URL(url, registryUrl).searchParams.get('with')?.split(',');
      const title = versions?.includes('cart@1.1.0-b') ? 'Neu' : 'Warenkorb';
      return { status: 200, body: JSON.stringify({ 'cart.title': title }) };
    };
    const shop = await openTestShop('embedded', { registryUrl }, []);
    const titleFor = async (query: string) =>
      (await shop.app.inject(`/messages/filtered?prefix=cart.${query}`)).json<Record<string, string>>()[
        'cart.title'
      ];

    expect(await titleFor('')).toBe('Warenkorb');
    expect(await titleFor('&with=cart@1.1.0-b')).toBe('Neu');
    expect(await titleFor('&with=search@1.0.0-c,cart@1.1.0-b')).toBe('Neu');
    expect(await titleFor('&with=search@1.0.0-c')).toBe('Warenkorb');
    expect(await titleFor('')).toBe('Warenkorb');
    await shop.close();
  });

  describe('in English', () => {
    const GERMAN = {
      'words.title': 'Warenkorb',
      'words.empty': 'Leer',
      'words.more': 'Mehr',
      'words.less': 'Weniger',
    };
    const ENGLISH = { 'words.empty': 'Empty', 'words.less': 'Less' };
    const inLanguages = (url: string) => {
      const { searchParams } = new URL(url, registryUrl);
      expect(searchParams.get('own')).toBe('true');
      return { status: 200, body: JSON.stringify(searchParams.get('lang') === 'en' ? ENGLISH : GERMAN) };
    };
    const texts = async (shop: TestShop, query: string) =>
      (await shop.app.inject(`/messages/filtered?${query}`)).json<Record<string, string>>();

    it('are those of editors, else of the code, else the German ones of editors, else of the code', async () => {
      answer = inLanguages;
      const shop = await openTestShop('embedded', { registryUrl }, []);
      await shop.db.query(
        `insert into message_override values ('de', 'words.empty', 'Noch leer'), ('de', 'words.more', 'Weiteres'),
           ('en', 'words.less', 'Fewer')`,
      );

      expect(await texts(shop, 'lang=en&prefix=words.')).toEqual({
        'words.title': 'Warenkorb',
        'words.empty': 'Empty',
        'words.more': 'Weiteres',
        'words.less': 'Fewer',
      });
      expect(await texts(shop, 'prefix=words.')).toEqual({
        'words.title': 'Warenkorb',
        'words.empty': 'Noch leer',
        'words.more': 'Weiteres',
        'words.less': 'Weniger',
      });
      await shop.close();
    });

    it('contain those of this app, with the German ones for the rest', async () => {
      const shop = await openTestShop('embedded', {}, []);
      const german = await texts(shop, 'lang=de');
      const english = await texts(shop, 'lang=en');

      expect(english['technical.error']).toBe('Sorry, that didn’t work. Please try again.');
      expect(Object.keys(english)).toEqual(Object.keys(german));
      await shop.close();
    });

    it('are refused while the registry gives none: a page would show German ones', async () => {
      answer = (url) => (url.includes('lang=en') ? { status: 500, body: '' } : inLanguages(url));
      const shop = await openTestShop('embedded', { registryUrl }, []);

      expect((await shop.app.inject('/messages/filtered?lang=en')).statusCode).toBe(503);
      expect((await shop.app.inject('/messages/filtered?lang=de')).statusCode).toBe(200);
      await shop.close();
    });
  });

  it('come in every configured language, in German where no editor has translated them', async () => {
    answer = (url) => ({
      status: 200,
      body: url.includes('lang=de') ? '{"cart.title":"Warenkorb","cart.empty":"Leer"}' : '{}',
    });
    const shop = await openTestShop('embedded', { registryUrl, languages: ['nl'] }, []);
    await shop.db.query(
      `insert into message_override values ('de', 'cart.title', 'Mein Einkauf'), ('nl', 'cart.title', 'Wagen')`,
    );
    const texts = async (query: string) =>
      (await shop.app.inject(`/messages/filtered?prefix=cart.${query}`)).json();

    expect(await texts('&lang=nl')).toMatchObject({ 'cart.title': 'Wagen', 'cart.empty': 'Leer' });
    expect(await texts('&lang=de')).toMatchObject({ 'cart.title': 'Mein Einkauf', 'cart.empty': 'Leer' });
    expect(await texts('')).toMatchObject({ 'cart.title': 'Mein Einkauf', 'cart.empty': 'Leer' });
    await shop.close();
  });

  describe('of a wrong question', () => {
    let shop: TestShop;
    beforeAll(async () => {
      shop = await openTestShop('embedded', { languages: ['nl'] }, []);
    });
    afterAll(() => shop.close());

    it('are refused in a language that is not configured, with the configured ones', async () => {
      const refused = await shop.app.inject('/messages/filtered?lang=fr');

      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        fieldErrors: [{ field: 'lang', msg: 'error.language.unknown', values: { languages: 'de, en, nl' } }],
      });
    });

    it.each(['cart', 'cart@../x', 'a@1,'.repeat(6), '%00'])('refuses %s as a version', async (version) => {
      expect((await shop.app.inject(`/messages/filtered?with=${version}`)).statusCode).toBe(400);
    });
  });

  it.each([
    ['answers an error', () => ({ status: 500, body: 'oh' })],
    ['answers nonsense', () => ({ status: 200, body: '<html>' })],
  ])('are complete or refused when the registry %s, so that no page shows keys', async (_, broken) => {
    answer = broken;
    const shop = await openTestShop('embedded', { registryUrl }, []);
    const ask = (query = '') => shop.app.inject(`/messages/filtered?prefix=cart.${query}`);

    expect((await ask()).statusCode).toBe(503);
    answer = () => ({ status: 200, body: '{"cart.title":"Warenkorb"}' });
    await until(async () => (await ask()).statusCode === 200);
    answer = broken;
    const later = await ask('&release=next');
    expect(later.json()).toMatchObject({ 'cart.title': 'Warenkorb' });
    expect((await ask('&with=cart@1.1.0-b')).statusCode).toBe(503);
    await shop.close();
  });

  it('of one release are not returned for the next one', async () => {
    answer = () => ({ status: 200, body: '{"cart.title":"Warenkorb"}' });
    const shop = await openTestShop('embedded', { registryUrl }, []);
    const ask = async (release: string) =>
      (await shop.app.inject(`/messages/filtered?prefix=cart.&release=${release}`)).json();

    expect(await ask('a')).not.toHaveProperty(['cart.gift']);
    answer = () => ({ status: 200, body: '{"cart.title":"Warenkorb","cart.gift":"Als Geschenk"}' });

    expect(await ask('b')).toHaveProperty(['cart.gift'], 'Als Geschenk');
    await shop.close();
  });
});
