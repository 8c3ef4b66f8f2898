export const SHOP_NAME = 'Fachwerk';

/** Company data that business mails have to contain (GmbHG section 35a). Sample data, as in the imprint. */
export const COMPANY = [
  'Fachwerk Baumarkt GmbH, Musterstraße 1, 50667 Köln',
  'Sitz Köln, Amtsgericht Köln, HRB 00000',
  'Geschäftsführer: Max Mustermann',
];
