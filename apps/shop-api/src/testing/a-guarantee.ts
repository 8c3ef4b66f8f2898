import type { CatalogueGuarantee } from '@fachwerk/shared/catalogue-format';

/** The statement of a guarantee that has the official label. */
export const aGuarantee: CatalogueGuarantee = {
  scope: 'FULL',
  model: 'BS 240',
  guarantor: 'Eberholt GmbH',
  address: 'Am Werk 3, 70173 Stuttgart',
  territory: 'Europäische Union',
  terms: 'Senden Sie die Ware mit dem Kaufbeleg an uns.',
};
