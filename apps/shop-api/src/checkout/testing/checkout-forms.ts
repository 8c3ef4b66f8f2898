/** Forms of a guest who has everything sent to Cologne. */
export const CONTACT = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'erika.muster@example.org',
  phonePrefix: '+49',
  phone: '0221 123456',
};
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
