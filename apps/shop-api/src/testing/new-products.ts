import type { CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { completeProduct, NOTHING_KNOWN } from '../catalogue/file/complete-product';
import type { ParseResult } from '../catalogue/file/parse-result';
import type { Fault } from '../kernel/import/row-error';

/** A product of a file as a shop without articles gets it. */
export type NewProduct = { ok: true; line: number; product: CatalogueProduct } | ({ ok: false } & Fault);

export async function newProducts(results: AsyncIterable<ParseResult>, now: string): Promise<NewProduct[]> {
  const list: NewProduct[] = [];
  for await (const result of results) {
    if (!result.ok) {
      list.push(result);
      continue;
    }
    const { product, faults } = completeProduct(result.product, NOTHING_KNOWN, now);
    for (const fault of faults) list.push({ ok: false, ...fault });
    if (product) list.push({ ok: true, line: result.line, product });
  }
  return list;
}
