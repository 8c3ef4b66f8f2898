/** @jest-environment node */
import type { AddressBook, Checkout, ErrorBody, FormAnswer } from '@fachwerk/shared/contracts';
import { MAX_BOOK_ADDRESSES } from '@fachwerk/shared/rules';
import { ADDRESS, CONTACT, DELIVERY } from '../../selling/checkout/testing/checkout-forms';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

const COLOGNE = {
  firstName: 'Erika',
  lastName: 'Muster',
  street: 'Venloer Straße',
  streetNumber: '12',
  zipCode: '50672',
  city: 'Köln',
  country: 'DE',
};
const PATH = '/rest/account/addresses/';

let shop: TestShop;
let visitor: Visitor;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from attempt_limit');
  visitor = await aVisitor();
});

async function aVisitor(): Promise<Visitor> {
  const email = `adressen-${++count}@example.org`;
  await aCustomer(shop.db, email);
  const one = new Visitor(shop.app);
  await one.post('/login/', { email, password: PASSWORD });
  return one;
}

const save = (fields: Record<string, string> = {}, who = visitor) =>
  who.post(PATH, { ...COLOGNE, ...fields });
const bookOf = async (who = visitor) => (await who.get(PATH)).json<AddressBook>();
const idOf = async (city: string) =>
  (await bookOf()).addresses.find(({ values }) => values.city === city)?.id ?? '';
const fill = (number: number) =>
  shop.db.query(
    `insert into customer_address (id, customer_id, address)
     select gen_random_uuid(), id, $1 from customer, generate_series(1, $2::int) where email = $3`,
    [JSON.stringify({ ...COLOGNE, city: 'Hürth' }), number, `adressen-${count}@example.org`],
  );

it('stores an address; the first one is the default for everything', async () => {
  expect(await bookOf()).toMatchObject({ addresses: [], isFull: false, lastName: 'Musterfrau' });

  expect((await save()).json()).toEqual({ msg: 'account.addresses.saved' });
  await save({ city: 'Bonn', zipCode: '53111' });

  const [first, second] = (await bookOf()).addresses;
  expect(first).toMatchObject({
    lines: ['Erika Muster', 'Venloer Straße 12', '50672 Köln'],
    isDefaultDelivery: true,
    isDefaultBilling: true,
  });
  expect(second).toMatchObject({ isDefaultDelivery: false, isDefaultBilling: false });
});

it('changes one, moves a default, and removes one', async () => {
  await save();
  await save({ city: 'Bonn' });
  const id = await idOf('Bonn');

  await save({ id, city: 'Brühl', isDefaultDelivery: 'on' });

  expect(
    (await bookOf()).addresses.map((one) => [one.values.city, one.isDefaultDelivery, one.isDefaultBilling]),
  ).toEqual([
    ['Brühl', true, false],
    ['Köln', false, true],
  ]);
  expect((await visitor.post(`${PATH}remove/`, { id })).json()).toEqual({ msg: 'account.addresses.removed' });
  expect((await bookOf()).addresses).toHaveLength(1);
});

it('passes the defaults of a removed one on, and the last one has them all', async () => {
  await save();
  await save({ city: 'Bonn' });
  await save({ city: 'Ulm', isDefaultBilling: 'on' });

  await visitor.post(`${PATH}remove/`, { id: await idOf('Köln') });
  const defaults = async () =>
    (await bookOf()).addresses.map((one) => [one.values.city, one.isDefaultDelivery, one.isDefaultBilling]);
  expect(await defaults()).toEqual([
    ['Ulm', true, true],
    ['Bonn', false, false],
  ]);

  await save({ id: await idOf('Ulm'), city: 'Ulm' });
  await visitor.post(`${PATH}remove/`, { id: await idOf('Ulm') });
  expect(await defaults()).toEqual([['Bonn', true, true]]);
});

it.each([
  [{ lastName: '' }, 'lastName'],
  [{ zipCode: '123' }, 'zipCode'],
  [{ country: 'XX' }, 'country'],
  [{ street: '<b>' }, 'street'],
])('has the rules of the checkout: %j', async (wrong, field) => {
  const response = await save(wrong);

  expect(response.statusCode).toBe(400);
  expect(response.json<ErrorBody>().fieldErrors).toMatchObject([{ field }]);
  expect((await bookOf()).addresses).toEqual([]);
});

it(`has ${MAX_BOOK_ADDRESSES} at most, also with concurrent calls`, async () => {
  await fill(MAX_BOOK_ADDRESSES - 1);

  const answers = await Promise.all([save(), save({ city: 'Bonn' }), save({ city: 'Ulm' })]);

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await bookOf()).toMatchObject({ isFull: true });
  expect((await save({ id: await idOf('Hürth'), city: 'Trier' })).statusCode).toBe(200);
});

it('is not read, changed or emptied by others', async () => {
  await save();
  const id = await idOf('Köln');
  const other = await aVisitor();

  expect((await bookOf(other)).addresses).toEqual([]);
  expect((await save({ id, city: 'Bonn' }, other)).statusCode).toBe(404);
  expect((await other.post(`${PATH}remove/`, { id })).statusCode).toBe(404);
  expect((await new Visitor(shop.app).get(PATH)).statusCode).toBe(401);
  expect((await save({}, new Visitor(shop.app))).statusCode).toBe(401);
  expect(
    (await visitor.post(PATH, { ...COLOGNE, customerId: 'x' }, { 'x-csrf-token': 'no' })).statusCode,
  ).toBe(403);
  expect((await bookOf()).addresses).toMatchObject([{ id, values: COLOGNE }]);
});

it('returns without script to its form with what was typed, and to the list when it is stored', async () => {
  await visitor.get(PATH);
  const wrong = await visitor.submit(PATH, { ...COLOGNE, zipCode: '1', city: 'Köln am Rhein' });
  expect(wrong.headers.location).toMatch(/^\/account\/adressen\/\?adresse=neu&answer=/);
  const key = String(wrong.headers.location).split('answer=')[1];
  const answer = (await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>();
  expect(answer).toMatchObject({ form: 'address', values: { city: 'Köln am Rhein', zipCode: '1' } });

  expect((await visitor.submit(PATH, COLOGNE)).headers.location).toBe(
    '/account/adressen/?erledigt=gespeichert',
  );
  const evil = await visitor.submit(PATH, { ...COLOGNE, id: '//evil.example', zipCode: '1' });
  expect(evil.headers.location).toMatch(/^\/account\/adressen\/\?adresse=neu&/);
});

describe('in the checkout', () => {
  const read = async (who = visitor) => (await who.get('/rest/checkout/')).json<Checkout>();
  async function reachAddress(who: Visitor): Promise<void> {
    await who.post('/basket/add/', { itemId: '100401' });
    await who.post('/rest/checkout/start/', {});
    await who.post('/rest/checkout/contact/', CONTACT);
    await who.post('/rest/checkout/delivery/', DELIVERY);
  }

  it('the default is suggested, and those that goods are sent to can be chosen', async () => {
    await save();
    await save({ city: 'Wien', zipCode: '1010', country: 'AT' });
    await save({ city: 'Bonn', isDefaultDelivery: 'on' });
    await reachAddress(visitor);

    const { address } = await read();

    expect(address.values).toMatchObject({ city: 'Bonn', hasBilling: true, billingCity: 'Köln' });
    expect(address.book?.map(({ values }) => values.city)).toEqual(['Bonn', 'Köln']);
  });

  it('an address is stored only if the customer wants it, and once', async () => {
    await reachAddress(visitor);
    await visitor.post('/rest/checkout/address/', ADDRESS);
    expect((await bookOf()).addresses).toEqual([]);

    await visitor.post('/rest/checkout/address/', { ...ADDRESS, saveToBook: 'on' });
    await visitor.post('/rest/checkout/address/', { ...ADDRESS, saveToBook: 'on' });

    expect((await bookOf()).addresses).toMatchObject([{ values: { city: ADDRESS.city } }]);
    expect((await read()).address.values).toMatchObject({ saveToBook: false });
  });

  it('a full book is stated, and a guest has none', async () => {
    await fill(MAX_BOOK_ADDRESSES);
    await reachAddress(visitor);
    const full = await visitor.post('/rest/checkout/address/', { ...ADDRESS, saveToBook: 'on' });
    expect(full.json<ErrorBody>().globalErrors).toMatchObject([{ msg: 'account.addresses.full' }]);

    const guest = new Visitor(shop.app);
    await reachAddress(guest);
    expect((await guest.post('/rest/checkout/address/', { ...ADDRESS, saveToBook: 'on' })).statusCode).toBe(
      200,
    );
    expect((await read(guest)).address).not.toHaveProperty('book');
  });
});
