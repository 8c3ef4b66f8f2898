import { randomUUID } from 'node:crypto';

/** Forms of a guest who has everything sent to Cologne. */
export const CONTACT = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'erika.muster@example.org',
  phonePrefix: '+49',
  phone: '0221 123456',
};
/** The contact of a buyer of their own: the limits of unpaid goods count persons. */
export const aContact = () => ({ ...CONTACT, email: `${randomUUID()}@example.org` });
export const DELIVERY = { kind: 'delivery' };
export const ADDRESS = {
  firstName: 'Erika',
  lastName: 'Muster',
  street: 'Venloer Straße',
  streetNumber: '12',
  zipCode: '50672',
  city: 'Köln',
  country: 'DE',
};

/** A provider with all methods that does not answer: placed orders wait for their payment. */
export const UNREACHABLE_PROVIDER = {
  sandbox: { url: 'http://127.0.0.1:9/', apiKey: 'key', webhookSecret: 'secret' },
};
