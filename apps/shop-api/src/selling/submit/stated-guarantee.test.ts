/** @jest-environment node */
import type { CatalogueGuarantee } from '@fachwerk/shared/catalogue-format';
import type { PricedLine } from '../checkout/priced-lines';
import { orderLine } from './new-order';

const guaranteeStatement: CatalogueGuarantee = {
  scope: 'FULL',
  model: 'BS 240',
  guarantor: 'Eberholt GmbH',
  address: 'Am Werk 3, 70173 Stuttgart',
  territory: 'Europäische Union',
  terms: 'Senden Sie die Ware mit dem Kaufbeleg an uns.',
};

const lineOf = (duties: object) =>
  orderLine(
    {
      entryId: '1',
      giftCardValue: null,
      isFreeGift: false,
      item: { duties, shown: { name: 'Bohrer', brand: { name: 'Eberholt' } } },
    } as PricedLine,
    'WAREHOUSE',
    new Map(),
  );

describe('the line of an order', () => {
  it('keeps the guarantee that is stated at the purchase (BGB §479)', () => {
    expect(lineOf({ guaranteeMonths: 60, guaranteeStatement }).details).toMatchObject({
      guarantee: { months: 60, ...guaranteeStatement },
    });
  });

  it('has none without terms, and promises none in the checkout', () => {
    const { guarantee, duties } = lineOf({ guaranteeMonths: 60 }).details;

    expect(guarantee).toBeUndefined();
    expect(duties).toMatchObject({ guaranteeMonths: null });
    expect(lineOf({ guaranteeMonths: 60, guaranteeStatement }).details.duties).toMatchObject({
      guaranteeMonths: 60,
    });
  });
});
