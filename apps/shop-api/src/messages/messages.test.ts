/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestShop } from '../testing/test-shop';

jest.setTimeout(60_000);

describe('texts', () => {
  let registry: Server;
  let registryUrl: string;
  let answer: () => { status: number; body: string };
  beforeAll(async () => {
    registry = createServer((_, response) => {
      const { status, body } = answer();
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    registryUrl = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => registry.close(resolve)));

  it('come from the server, the live micro-frontends and the editors, who have the last word', async () => {
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
      'error.item.soldOut',
      'error.item.unknown',
      'product.add',
    ]);
    await shop.close();
  });

  it.each([
    ['answers an error', () => ({ status: 500, body: 'oh' })],
    ['answers nonsense', () => ({ status: 200, body: '<html>' })],
  ])('of the server are there when the registry %s', async (_, broken) => {
    answer = broken;
    const shop = await openTestShop('embedded', { registryUrl }, []);

    const response = await shop.app.inject('/messages/filtered?prefix=technical.');

    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json())).toEqual(['technical.error']);
    await shop.close();
  });
});
