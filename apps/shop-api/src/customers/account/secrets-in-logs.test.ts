/** @jest-environment node */
import { aCustomer, mailsTo, PASSWORD, registration, tokenOf } from '../../testing/test-account';
import { openTestShop, Visitor } from '../../testing/test-shop';

it('no password, token or session is logged, regardless of the failure', async () => {
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const shop = await openTestShop('embedded', { logger }, []);
  const visitor = new Visitor(shop.app);
  const email = 'protokoll@example.org';
  await aCustomer(shop.db, email);

  await visitor.post('/register/', registration('neu@example.org'));
  await visitor.post('/login/', { email, password: 'Falsch-Geheim-1' });
  await visitor.submit('/login/', { email, password: 'Falsch-Geheim-1' });
  await visitor.post('/login/', { email, password: PASSWORD });
  await visitor.post('/rest/password/request/', { email });
  const token = tokenOf((await mailsTo(shop.db, email))[0]);
  await visitor.post('/rest/password/reset/', { token, password: 'kurz-Geheim' });
  await shop.db.query('alter table customer rename to customer_away');
  await visitor.post('/rest/password/reset/', {
    token,
    password: 'Geheim-Neu-12',
  });
  await visitor.post('/login/', { email, password: PASSWORD });
  const session = visitor.cookie.split('=')[1] ?? 'none';
  await shop.close();

  const log = lines.join('\n');
  expect(log).toContain('request failed');
  expect(token).toHaveLength(43);
  for (const secret of [PASSWORD, 'Geheim', token, session, 'argon2']) expect(log).not.toContain(secret);
});

it('the visitor’s location is not logged', async () => {
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const shop = await openTestShop('embedded', { logger }, []);

  await shop.app.inject('/rest/stores/?lat=50.9375&lon=6.9603');
  await shop.app.inject('/rest/stores/?q=Quaxhausen');
  await shop.app.inject('/rest/stores/?lat=50.9375&lon=weit');
  await shop.close();

  expect(lines.join('')).toContain('"url":"/rest/stores/"');
  for (const place of ['50.9375', '6.9603', 'Quaxhausen']) expect(lines.join('')).not.toContain(place);
});

it('neither the token of an order link nor what visitors search for is logged', async () => {
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const shop = await openTestShop('embedded', { logger }, []);
  const token = `20789-${'a1'.repeat(21)}b`;

  await shop.app.inject(`/rest/orders/x/open/?token=${token}`);
  await shop.app.inject(`/bestellung/x/?token=${token}`);
  await shop.app.inject('/rest/search/?q=erika%40example.org');
  await shop.app.inject('/rest/search/suggestions/?q=erika%40example.org');
  await shop.app.inject('/rest/search/?q=%2B49%20221%204711');
  await shop.close();

  const log = lines.join('');
  expect(log).toContain('"url":"/rest/search/"');
  for (const secret of [token, 'erika', '4711']) expect(log).not.toContain(secret);
});
