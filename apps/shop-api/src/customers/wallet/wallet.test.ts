/** @jest-environment node */
import { createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import {
  listWalletPasses,
  logWalletMessages,
  pathOf,
  readAppleWalletPass,
  readGoogleWalletPass,
  readWalletPass,
  registerWalletDevice,
  unregisterWalletDevice,
} from '@fachwerk/shared/calls';
import { withCheckDigit } from '@fachwerk/shared/rules';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { storeReceipts } from '../cards/store-receipts';
import { filesOfArchive, walletCertificates } from './testing/wallet-certificates';
import { walletRepository } from './wallet-repository';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const certificates = walletCertificates();
const google = { issuerId: '3388', clientEmail: 'wallet@example.iam', privateKey };
const PASS_TYPE = certificates.apple.passTypeId;

/** What the servers of the wallets were asked. */
const asked: { path: string; headers: Record<string, unknown>; body: string }[] = [];
/** Answers other than 200, by path. */
const statuses = new Map<string, number>();
const appleServer = createHttp2Server();
const googleServer = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    asked.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(statuses.get(request.url ?? '') ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ access_token: 'granted' }));
  });
});
appleServer.on('stream', (stream, headers) => {
  const path = String(headers[':path']);
  let body = '';
  stream.on('data', (part: Buffer) => (body += part.toString()));
  stream.on('end', () => {
    asked.push({ path, headers, body });
    stream.respond({ ':status': statuses.get(path) ?? 200 });
    stream.end();
  });
});
const listen = (server: typeof googleServer | typeof appleServer): Promise<string> =>
  new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

let shop: TestShop;
let plain: TestShop;
beforeAll(async () => {
  const googleUrl = await listen(googleServer);
  shop = await openTestShop('embedded', {
    publicUrl: 'https://shop.test',
    wallets: { apple: certificates.apple, google },
    walletHosts: {
      apple: await listen(appleServer),
      googleToken: `${googleUrl}/token`,
      googleWallet: googleUrl,
    },
  });
  plain = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  await plain.close();
  appleServer.close();
  googleServer.close();
});
beforeEach(async () => {
  asked.length = 0;
  statuses.clear();
  await shop.db.query('delete from attempt_limit');
});

let serial = 0;
async function loggedIn(of: TestShop = shop, hasCard = true) {
  const number = withCheckDigit(`2001${String(++serial).padStart(7, '0')}`);
  const email = `wallet-${serial}@example.org`;
  const customerId = await aCustomer(of.db, email);
  if (hasCard)
    await of.db.query(
      `insert into customer_card (number, customer_id, linked_at, first_name, last_name)
       values ($1, $2, now(), 'Erika', 'Musterfrau')`,
      [number, customerId],
    );
  const visitor = new Visitor(of.app);
  await visitor.post('/login/', { email, password: PASSWORD });
  return { visitor, number };
}

/** A pass that exists; signing its file takes a second in tests. */
async function aPass() {
  const { number } = await loggedIn();
  const { serial: of, token } = await walletRepository(shop.db).open(number);
  return { number, serial: of, token };
}
const buy = (cardNumber: string, cents = 5000) =>
  storeReceipts(shop.db, [
    {
      companyId: '1001',
      number: `W-${++serial}`,
      cardNumber,
      boughtAt: new Date('2026-11-20T10:00:00Z'),
      cents,
    },
  ]);
const jwt = (token: string) =>
  token.split('.').map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer];

describe('a pass for Apple Wallet', () => {
  it('is signed by the pass type over the hashes of all its files, as openssl verifies', async () => {
    const { rawPayload, headers } = await (await loggedIn()).visitor.get(readAppleWalletPass.path);
    const files = filesOfArchive(rawPayload);
    const manifest = files.get('manifest.json') ?? Buffer.alloc(0);

    certificates.verify(files.get('signature') ?? Buffer.alloc(0), manifest);
    expect(() =>
      certificates.verify(files.get('signature') ?? Buffer.alloc(0), Buffer.from(`${manifest.toString()} `)),
    ).toThrow();
    for (const [name, hash] of Object.entries(JSON.parse(manifest.toString()) as Record<string, string>))
      expect([
        name,
        createHash('sha1')
          .update(files.get(name) ?? '')
          .digest('hex'),
      ]).toEqual([name, hash]);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'logo.png']));
    expect(headers['content-type']).toBe('application/vnd.apple.pkpass');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has the bar code and the points of the own card', async () => {
    const { visitor, number } = await loggedIn();
    await buy(number, 12_345);
    const { rawPayload } = await visitor.get(readAppleWalletPass.path);
    const pass = JSON.parse(filesOfArchive(rawPayload).get('pass.json')?.toString() ?? '') as object;

    expect(pass).toMatchObject({
      passTypeIdentifier: PASS_TYPE,
      webServiceURL: 'https://shop.test/rest/wallet/',
      barcodes: [{ format: 'PKBarcodeFormatCode128', message: number }],
      storeCard: { headerFields: [{ value: 123 }], secondaryFields: [{ value: 'Erika Musterfrau' }] },
    });
  });
});

describe('a card in Google Wallet', () => {
  it('is added with a token that the service account has signed', async () => {
    const { visitor, number } = await loggedIn();
    await buy(number);
    const { statusCode, headers } = await visitor.get(readGoogleWalletPass.path);

    expect(statusCode).toBe(303);
    const url = new URL(String(headers.location));
    expect(url.origin + url.pathname.slice(0, 11)).toBe('https://pay.google.com/gp/v/save/');
    const [head, claims, signature] = url.pathname.slice(11).split('.') as [string, string, string];
    const isSigned = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(createPublicKey(publicKey), signature, 'base64url');
    expect(isSigned).toBe(true);
    expect(JSON.parse(jwt(`${head}.${claims}.`)[1].toString())).toMatchObject({
      iss: google.clientEmail,
      aud: 'google',
      typ: 'savetowallet',
      origins: ['https://shop.test'],
      payload: {
        loyaltyObjects: [
          {
            classId: '3388.customer-card',
            accountId: number,
            barcode: { type: 'CODE_128', value: number },
            loyaltyPoints: { balance: { int: 50 } },
          },
        ],
      },
    });
  });
});

describe('is not there', () => {
  it.each([readAppleWalletPass.path, readGoogleWalletPass.path])('%s', async (path) => {
    expect((await new Visitor(shop.app).get(path)).statusCode).toBe(401);
    expect((await (await loggedIn(shop, false)).visitor.get(path)).statusCode).toBe(404);
    expect((await (await loggedIn(plain)).visitor.get(path)).statusCode).toBe(404);
    const page = await new Visitor(shop.app).get(path, { accept: 'text/html,*/*' });
    expect([page.statusCode, page.headers.location]).toEqual([
      303,
      '/login/?successUrl=/kundenkarte/digital/',
    ]);
  });
});

describe('the service of passes', () => {
  const call = (
    one: { method: string; path: string },
    params: Record<string, string>,
    token?: string,
    payload?: object,
    query = '',
  ) =>
    shop.app.inject({
      method: one.method as 'GET',
      url: pathOf(one as never, params) + query,
      ...(token !== undefined && { headers: { authorization: `ApplePass ${token}` } }),
      ...(payload && { payload }),
    });
  const device = (of: { serial: string }, deviceId = 'phone-1', passTypeId = PASS_TYPE) => ({
    deviceId,
    passTypeId,
    serial: of.serial,
  });

  it('registers a device once, states what has changed, gives the new pass, and forgets the device', async () => {
    const pass = await aPass();
    const params = device(pass);
    const register = () => call(registerWalletDevice, params, pass.token, { pushToken: 'abc123' });
    expect([(await register()).statusCode, (await register()).statusCode]).toEqual([201, 200]);

    const list = (since = '') => call(listWalletPasses, params, undefined, undefined, since);
    const first = (await list()).json<{ serialNumbers: string[]; lastUpdated: string }>();
    expect(first.serialNumbers).toEqual([pass.serial]);
    const since = `?passesUpdatedSince=${encodeURIComponent(first.lastUpdated)}`;
    await buy(pass.number, 7700);
    expect((await list(since)).json<{ serialNumbers: string[] }>().serialNumbers).toEqual([pass.serial]);
    const { rawPayload } = await call(readWalletPass, params, pass.token);
    expect(JSON.parse(filesOfArchive(rawPayload).get('pass.json')?.toString() ?? '')).toMatchObject({
      storeCard: { headerFields: [{ value: 77 }] },
    });

    expect((await call(unregisterWalletDevice, params, pass.token)).statusCode).toBe(200);
    expect((await list()).statusCode).toBe(204);
  });

  it('opens no pass of another person: with another token, none, or a guessed number', async () => {
    const [own, other] = [await aPass(), await aPass()];
    const tries: [string, string | undefined, string][] = [
      [other.serial, own.token, PASS_TYPE],
      [other.serial, undefined, PASS_TYPE],
      ['00000000-0000-4000-8000-000000000000', own.token, PASS_TYPE],
      [own.serial, own.token, 'pass.example.other'],
    ];
    const answers = [];
    for (const [of, token, passTypeId] of tries)
      for (const one of [readWalletPass, unregisterWalletDevice, registerWalletDevice] as const) {
        const payload = one === registerWalletDevice ? { pushToken: 'abc' } : undefined;
        const { statusCode, body } = await call(one, device({ serial: of }, 'p', passTypeId), token, payload);
        answers.push(`${statusCode} ${body}`);
      }

    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^401 /);
  });

  it('waits after wrong tokens of a network', async () => {
    const { serial: of } = await aPass();
    let last = 0;
    for (let count = 0; count < 21; count++)
      last = (await call(readWalletPass, device({ serial: of }), 'a-guessed-token-012345')).statusCode;

    expect(last).toBe(429);
  });

  it('takes reports of faults', async () => {
    expect((await call(logWalletMessages, {}, undefined, { logs: ['x'] })).statusCode).toBe(200);
  });
});

describe('a change of points', () => {
  const due = async (number: string) =>
    (
      await shop.db.query<{ due: boolean; attempts: number }>(
        'select due_at is not null as due, attempts from wallet_pass where card_number = $1',
        [number],
      )
    )[0];
  const tell = () => shop.runJobs('tell wallets of changed passes');

  it('is pushed to the devices with the pass, and to Google, once', async () => {
    const { number } = await aPass();
    const passes = walletRepository(shop.db);
    await passes.register(number, 'phone', 'token1');
    const { serial: of } = await passes.open(number, true);
    await buy(number);
    await tell();
    await tell();

    expect(asked.map(({ path }) => path)).toEqual([
      '/token',
      `/walletobjects/v1/loyaltyObject/3388.${of}`,
      '/3/device/token1',
    ]);
    expect(asked[1]).toMatchObject({ headers: { authorization: 'Bearer granted' } });
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
      state: 'ACTIVE',
      loyaltyPoints: { label: 'Punkte', balance: { int: 50 } },
    });
    expect(asked[2]).toMatchObject({ body: '{}', headers: { 'apns-topic': PASS_TYPE } });
    expect(await due(number)).toEqual({ due: false, attempts: 0 });
  });

  it('is pushed again after a failure, and forgets devices without the pass', async () => {
    const { number } = await aPass();
    const passes = walletRepository(shop.db);
    await passes.register(number, 'phone', 'broken');
    statuses.set('/3/device/broken', 503);
    await buy(number);
    await tell();
    expect(await due(number)).toEqual({ due: true, attempts: 1 });

    statuses.set('/3/device/broken', 410);
    await shop.db.query('update wallet_pass set due_at = now() where card_number = $1', [number]);
    await tell();
    expect(await due(number)).toEqual({ due: false, attempts: 0 });
    expect(await passes.pushTokens(number)).toEqual([]);
  });

  it('of a card without a pass is told to none', async () => {
    const { number } = await loggedIn();
    await buy(number);
    await tell();

    expect(asked).toEqual([]);
  });
});

describe('a card that leaves its account', () => {
  it.each([
    ['by hand', 'update customer_card set customer_id = null where number = $1'],
    [
      'with the account',
      'delete from customer where id = (select customer_id from customer_card where number = $1)',
    ],
  ])('%s ends its pass: the next account has another one', async (_how, leave) => {
    const { number, serial: old, token } = await aPass();
    const passes = walletRepository(shop.db);
    await passes.open(number, true);
    await passes.register(number, 'old-phone', 'token1');
    await shop.db.query(
      'update customer_card set opted_in_at = now(), opted_in_text = $2 where number = $1',
      [number, '1'],
    );

    await shop.db.query(leave, [number]);
    await buy(number);
    await shop.runJobs('tell wallets of changed passes');

    expect(asked.map(({ path }) => path)).toEqual(['/token', `/walletobjects/v1/loyaltyObject/3388.${old}`]);
    expect(JSON.parse(asked[1]?.body ?? '')).toMatchObject({
      state: 'INACTIVE',
      loyaltyPoints: { balance: { int: 0 } },
    });
    expect(await passes.find(old)).toBeUndefined();
    const next = await passes.open(number);
    expect([next.serial === old, next.token === token, next.inGoogle, next.endedSerials]).toEqual([
      false,
      false,
      false,
      [],
    ]);
    expect(await shop.db.query('select opted_in_at from customer_card where number = $1', [number])).toEqual([
      { opted_in_at: null },
    ]);
  });
});

it('a blocked card is void in wallets at once, and valid again when it is free', async () => {
  const { number } = await aPass();
  await walletRepository(shop.db).open(number, true);
  const states = [];
  for (const change of [
    'insert into blocked_customer_card (number) values ($1)',
    'delete from blocked_customer_card where number = $1',
  ]) {
    await shop.db.query(change, [number]);
    await shop.runJobs('tell wallets of changed passes');
    states.push((JSON.parse(asked.at(-1)?.body ?? '{}') as { state?: string }).state);
  }

  expect(states).toEqual(['INACTIVE', 'ACTIVE']);
});
