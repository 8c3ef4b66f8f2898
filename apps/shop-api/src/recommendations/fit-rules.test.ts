/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import type { CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { importContext } from '../catalogue/import-context';
import { facetToken } from '../search/listing-tokens';
import { rulesFor } from './find-fitting';
import { FIT_RULES, type FitRule } from './fit-rules';

const parents = new Map(demoFrame.categories.map((category) => [category.id, category]));
function pathOf(categoryId: string): string {
  const { parentId, slug } = parents.get(categoryId)!;
  return parentId === null ? slug : `${pathOf(parentId)}/${slug}`;
}
const idOf = new Map(demoFrame.categories.map(({ id }) => [pathOf(id), id]));
const { toRows } = importContext(demoFrame);
const catalogue = [...generateCatalogue({ items: 6000, seed: 'fachwerk', today: '2026-11-21' })].map(
  (product) => ({ product, path: pathOf(product.categoryId), tokens: new Set(toRows(product).tokens) }),
);
type Listed = (typeof catalogue)[number];

const isBelow = (path: string, parent: string) => `${path}/`.startsWith(`${parent}/`);
const inCategory = new Map(
  FIT_RULES.map(({ fits }) => [fits, catalogue.filter(({ path }) => isBelow(path, fits))]),
);

/** As the search index finds it. */
const fittingTo = (product: CatalogueProduct, path: string, rules?: readonly FitRule[]): Listed[] =>
  rulesFor(product, path, rules).flatMap(({ fits, filters }) =>
    (inCategory.get(fits) ?? []).filter(({ tokens }) =>
      [...filters].every(([facetId, values]) =>
        values.some((value) => tokens.has(facetToken(facetId, value))),
      ),
    ),
  );

const nameOf = ({ of, fits }: FitRule) => `${of.join(', ')} → ${fits}`;

it.each(FIT_RULES.map((rule) => [nameOf(rule), rule] as const))('%s finds products', (_, rule) => {
  const attributes = new Map(demoFrame.attributes.map((attribute) => [attribute.id, attribute]));

  expect([...rule.of, rule.fits].filter((path) => !idOf.has(path))).toEqual([]);
  for (const { own, other = own } of rule.same ?? []) {
    expect(attributes.has(own)).toBe(true);
    expect(attributes.get(other)?.facet).toBe(true);
  }
  expect(catalogue.some(({ product, path }) => fittingTo(product, path, [rule]).length > 0)).toBe(true);
});

const find = (leaf: string, has: (product: CatalogueProduct) => boolean = () => true) =>
  catalogue.find(({ product, path }) => path.endsWith(`/${leaf}`) && has(product))!;
const textOf = ({ attributes, items }: CatalogueProduct, id: string) =>
  [{ attributes }, ...items].flatMap((one) => one.attributes[id]?.text ?? []);

it('fits batteries of the same brand and voltage only', () => {
  const { product, path } = find('akkuschrauber', (one) => textOf(one, 'spannung-v').includes('18 V'));
  const batteries = fittingTo(product, path).filter((one) => one.path.endsWith('/akkus-ladegeraete'));

  expect(new Set(batteries.map((one) => one.product.brand))).toEqual(new Set([product.brand]));
  expect(batteries.every((one) => textOf(one.product, 'spannung-v').includes('18 V'))).toBe(true);
});

it.each([
  ['duebel-anker/universalduebel', '8 mm', 'bohrer', ['8 mm']],
  ['schrauben/spanplattenschrauben', '4 mm', 'universalduebel', ['6 mm']],
  ['schrauben/spanplattenschrauben', '6 mm', 'universalduebel', ['8 mm', '10 mm']],
])('%s of %s fit %s of %p', (leaf, diameter, fits, expected) => {
  const { path } = find(leaf);
  const attributes = { 'durchmesser-mm': { text: diameter } };
  const rule = rulesFor({ brand: '', attributes, items: [] }, path).find((one) =>
    one.fits.endsWith(`/${fits}`),
  );

  expect(rule?.filters.get('durchmesser-mm')).toEqual(expected);
});

it('applies no rule to a product without the attribute that decides', () => {
  const fits = rulesFor({ brand: '', attributes: {}, items: [] }, find('universalduebel').path);

  expect(fits).toEqual([]);
});

it('applies to a whole category and not to one with a similar name', () => {
  const rules: FitRule[] = [{ of: ['holz/leisten'], fits: 'holz/platten' }];
  const product = { brand: '', attributes: {}, items: [] };

  expect(rulesFor(product, 'holz/leisten/sockelleisten', rules)).toHaveLength(1);
  expect(rulesFor(product, 'holz/leistenhalter', rules)).toEqual([]);
});
