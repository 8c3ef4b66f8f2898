import { createHash } from 'node:crypto';
import type { LabelValues } from '@fachwerk/server-kit/garan-label';
import { pathOf, readGuaranteeLabel } from '@fachwerk/shared/calls';
import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import type { GuaranteeStatement, ProductDetail } from '@fachwerk/shared/contracts';
import { hasGuaranteeLabel } from '../values/read-guarantee';

interface Guaranteed {
  productId: string;
  itemId: string;
  brand: string;
  duties: CatalogueDuties;
}

/** What the producer promises; undefined without a duration or without terms. */
export function guaranteeStatement({
  guaranteeMonths: months,
  guaranteeStatement: stated,
}: CatalogueDuties): GuaranteeStatement | undefined {
  return months !== undefined && stated ? { months, ...stated } : undefined;
}

/**
 * What is filled into the label of a guarantee, also of one that an order has kept; undefined if it has none.
 * The import has checked that it fits.
 */
export const labelValues = (
  brand: string,
  statement: GuaranteeStatement | undefined,
): LabelValues | undefined =>
  statement && hasGuaranteeLabel({ guaranteeMonths: statement.months, guaranteeStatement: statement })
    ? { brand, model: statement.model, months: statement.months }
    : undefined;

export const labelVersion = ({ brand, model, months }: LabelValues): string =>
  createHash('sha256')
    .update(JSON.stringify([brand, model, months]))
    .digest('base64url')
    .slice(0, 8);

/** The producer's guarantee on the page of an item, and the addresses of its label. */
export function guaranteeOf(item: Guaranteed): Pick<ProductDetail, 'guarantee' | 'guaranteeStatement'> {
  const statement = guaranteeStatement(item.duties);
  const values = labelValues(item.brand, statement);
  const view: Pick<ProductDetail, 'guarantee' | 'guaranteeStatement'> = {};
  if (statement) view.guaranteeStatement = statement;
  if (values) {
    const { productId, itemId } = item;
    const address = (shape: 'full' | 'nested') =>
      `${pathOf(readGuaranteeLabel, { productId, itemId, shape })}?v=${labelVersion(values)}`;
    view.guarantee = { months: values.months, labelUrl: address('full'), nestedLabelUrl: address('nested') };
  }
  return view;
}
