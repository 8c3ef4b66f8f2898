import type { ProductDetail } from '@fachwerk/shared/contracts';

/** An attribute of all compared products; null where a product does not have it. */
export interface ComparisonRow {
  label: string;
  values: readonly (string | null)[];
  isDifferent: boolean;
}

type Attributes = Pick<ProductDetail, 'attributes'>;

/** One row for each attribute: those of the first product in its order, then what others add. */
export function comparisonRows(products: readonly Attributes[]): ComparisonRow[] {
  const labels = new Set(products.flatMap(({ attributes }) => attributes.map(({ label }) => label)));
  return [...labels].map((label) => {
    const values = products.map((product) => valueOf(product, label));
    return { label, values, isDifferent: new Set(values).size > 1 };
  });
}

/** Some attributes have several values. */
function valueOf({ attributes }: Attributes, label: string): string | null {
  const values = attributes.filter((one) => one.label === label).map(({ value }) => value);
  return values.length > 0 ? values.join(', ') : null;
}
