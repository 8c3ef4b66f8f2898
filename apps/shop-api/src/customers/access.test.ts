/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesState } from '@fachwerk/shared/calls';
import type { UserState } from '@fachwerk/shared/contracts';
import { packageRoot } from '../kernel/files/paths';
import { DOCUMENTS, FORMS, NO_ID } from '../testing/account-forms';
import { aCustomer, PASSWORD } from '../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../testing/test-shop';
import {
  accessOf,
  accessTables,
  nameOf,
  NOT_OWNED,
  OWNED,
  parametersOf,
  shopCalls,
} from './testing/access-of';

const DOCUMENT = join(packageRoot, '../../docs/contracts/access.md');
const MARK = '<!-- generated -->\n';

const VALUES: Record<string, string> = { format: 'json' };
const ofAccount = shopCalls.filter((call) => accessOf(call) === 'customer');
type Call = (typeof shopCalls)[number];
const urlOf = ({ path }: Call): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? 'none');

let shop: TestShop;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop('embedded', {}, []);
});
afterAll(() => shop.close());

async function aVisitor(): Promise<Visitor> {
  const visitor = new Visitor(shop.app);
  await visitor.get('/rest/user/');
  return visitor;
}
function send(visitor: Visitor, call: Call) {
  const document = DOCUMENTS[nameOf(call)];
  if (document) return visitor.send('POST', urlOf(call), document);
  return changesState(call) ? visitor.post(urlOf(call), FORMS[nameOf(call)] ?? {}) : visitor.get(urlOf(call));
}
/** The form names a row that is not there. */
const namesRow = (call: Call): boolean =>
  parametersOf(call).length > 0 || ['none', NO_ID].includes(FORMS[nameOf(call)]?.id ?? '');

it('every parameter names a row of a person, or does not', () => {
  const names = new Set(
    shopCalls.filter((call) => accessOf(call) !== 'staff').flatMap((call) => parametersOf(call)),
  );

  expect([...names].toSorted()).toEqual([...OWNED, ...NOT_OWNED].filter((one) => names.has(one)).toSorted());
});

describe.each(ofAccount.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
  it('is refused without a login', async () => {
    const answer = await send(await aVisitor(), call);

    expect([name, answer.statusCode]).toEqual([name, 401]);
  });

  it('is answered for a customer, and finds no row that is not there', async () => {
    const visitor = await aVisitor();
    const email = `zugriff-${++count}@example.org`;
    await aCustomer(shop.db, email);
    await visitor.post('/login/', { email, password: PASSWORD });
    const { statusCode } = await send(visitor, call);

    // A customer without a card has no pass.
    const answered = name.includes('/wallet/') ? [404] : [200, 202, 400, 409];
    expect(namesRow(call) ? [404] : answered).toContain(statusCode);
  });
});

it.each(
  shopCalls.flatMap((call) =>
    ['visitor', 'public'].includes(accessOf(call)) && !changesState(call)
      ? [[nameOf(call), call] as const]
      : [],
  ),
)('%s needs no login', async (_name, call) => {
  expect((await send(await aVisitor(), call)).statusCode).not.toBe(401);
});

it.each(
  shopCalls.flatMap((call) => (accessOf(call) === 'professional' ? [[nameOf(call), call] as const] : [])),
)('%s is refused for everybody but professional customers', async (_name, call) => {
  const visitor = await aVisitor();
  const document = DOCUMENTS[nameOf(call)] ?? FORMS[nameOf(call)] ?? {};
  if (!changesState(call)) expect((await visitor.get(urlOf(call))).statusCode).toBe(403);
  else if (call.method === 'POST')
    expect((await visitor.send('POST', urlOf(call), document)).statusCode).toBe(403);
  // A visitor who proves the page, not a call without that proof.
  else {
    const csrf = (await visitor.get('/rest/user/')).json<UserState>().csrf.value;
    const answer = await visitor.get(urlOf(call), { 'x-csrf-token': csrf });
    expect(answer.json()).toMatchObject({ prohibisErrorKey: 'forbidden' });
  }
});

/** Tables are aligned by the formatter. */
const plain = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

it('is documented as it is', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const written = `${text.slice(0, text.indexOf(MARK))}${MARK}\n${accessTables()}`;
  if (process.env.WRITE) writeFileSync(DOCUMENT, written);

  expect(plain(readFileSync(DOCUMENT, 'utf8'))).toBe(plain(written));
});
