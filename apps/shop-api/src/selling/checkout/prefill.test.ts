/** @jest-environment node */
import type { Checkout } from '@fachwerk/shared/contracts';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { ADDRESS, CONTACT, DELIVERY, UNREACHABLE_PROVIDER } from './testing/checkout-forms';

const FIRM = { company: 'Muster GmbH', vatId: 'DE123456789' };
const BILLING = {
  hasBilling: 'on',
  billingFirstName: 'Erika',
  billingLastName: 'Muster',
  billingCompany: 'Muster GmbH',
  billingStreet: 'Kärntner Straße',
  billingStreetNumber: '5',
  billingZipCode: '1010',
  billingCity: 'Wien',
  billingCountry: 'AT',
};

describe('the forms of the checkout', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER });
    await aCustomer(shop.db, 'kundin@example.org');
    await aCustomer(shop.db, 'erika.muster@example.org');
  });
  afterAll(() => shop.close());

  const logIn = (who: Visitor, email = 'kundin@example.org') =>
    who.post('/login/', { email, password: PASSWORD });
  const read = async (who: Visitor) => (await who.get('/rest/checkout/')).json<Checkout>();
  const valuesOf = ({ contact, address }: Checkout) => ({ contact: contact.values, address: address.values });

  async function order(who: Visitor, contact: object = {}, address: object = {}): Promise<void> {
    await who.post('/basket/add/', { itemId: '100401' });
    await who.post('/rest/checkout/start/', {});
    await who.post('/rest/checkout/contact/', { ...CONTACT, ...contact });
    await who.post('/rest/checkout/delivery/', DELIVERY);
    await who.post('/rest/checkout/address/', { ...ADDRESS, ...address });
    await who.post('/rest/checkout/payment/', { paymentMethod: 'PAYPAL' });
    const { sum, review } = await read(who);
    const fields = { acceptedTotal: sum.total.value, idempotencyKey: review?.submitKey ?? '' };
    expect((await who.post('/rest/checkout/submit/', fields)).statusCode).toBe(201);
  }

  it('suggest to a customer the account and what the last order had', async () => {
    const customer = new Visitor(shop.app);
    await logIn(customer);
    await order(customer, FIRM, BILLING);
    expect(await shop.db.query(`select contact ->> 'phone' as phone from shop_order`)).toEqual([
      { phone: '+49221123456' },
    ]);
    const laptop = new Visitor(shop.app);
    await logIn(laptop);
    await shop.db.query('delete from checkout');
    await laptop.post('/basket/add/', { itemId: '100201' });

    const { contact, address } = valuesOf(await read(laptop));

    expect(contact).toMatchObject({
      email: 'kundin@example.org',
      phonePrefix: '+49',
      phone: '0221 123456',
      ...FIRM,
    });
    expect(address).toMatchObject({
      ...ADDRESS,
      hasBilling: true,
      billingCity: 'Wien',
      billingCountry: 'AT',
      billingZipCode: '1010',
    });
  });

  it('show nothing of a guest to another session, also not with the same e-mail address', async () => {
    const guest = new Visitor(shop.app);
    await order(guest);
    await guest.post('/basket/add/', { itemId: '100401' });
    await guest.post('/rest/checkout/contact/', CONTACT);
    const other = new Visitor(shop.app);
    await other.post('/basket/add/', { itemId: '100401' });
    const namesake = new Visitor(shop.app);
    await logIn(namesake, 'erika.muster@example.org');
    await namesake.post('/basket/add/', { itemId: '100401' });

    expect(valuesOf(await read(other))).toEqual({
      contact: {},
      address: { country: 'DE', firstName: '', lastName: '', company: '' },
    });
    const { contact, address } = valuesOf(await read(namesake));
    expect(contact).not.toHaveProperty('phone');
    expect(address).not.toHaveProperty('street');
  });

  it('show nothing of a customer after the logout', async () => {
    const customer = new Visitor(shop.app);
    await logIn(customer);
    await customer.post('/basket/add/', { itemId: '100401' });
    await customer.post('/rest/checkout/contact/', CONTACT);

    await customer.post('/logout/', {});

    await customer.post('/basket/add/', { itemId: '100401' });
    expect(valuesOf(await read(customer)).contact).toEqual({});
  });
});
