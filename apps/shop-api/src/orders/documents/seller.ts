import type { Seller } from './document-model';

/** Sample data, as in the imprint. */
export const SELLER: Seller = {
  name: 'Fachwerk Baumarkt GmbH',
  street: 'Musterstraße 1',
  zipCode: '50667',
  city: 'Köln',
  country: 'DE',
  vatId: 'DE000000000',
  register: 'Amtsgericht Köln, HRB 00000',
  directors: 'Max Mustermann',
  phone: '0221 4710 123',
  email: 'service@fachwerk.example',
};
