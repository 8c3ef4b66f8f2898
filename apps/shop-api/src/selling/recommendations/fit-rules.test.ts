/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import type { CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { importContext } from '../../catalogue/import/import-context';
import { facetToken } from '../../catalogue/words/listing-tokens';
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

/** The product as one of its variants. */
const fitted = ({ brand, attributes, items }: CatalogueProduct, item = items[0]) => ({
  brand,
  attributes: { ...attributes, ...item?.attributes },
});

/** As the search index finds it. */
const fittingTo = (one: ReturnType<typeof fitted>, path: string, rules?: readonly FitRule[]): Listed[] =>
  rulesFor(one, path, rules).flatMap(({ fits, filters }) =>
    (inCategory.get(fits) ?? []).filter(({ tokens }) =>
      [...filters].every(([facetId, values]) =>
        values.some((value) => tokens.has(facetToken(facetId, value))),
      ),
    ),
  );

const nameOf = ({ of, fits, only = {}, reason }: FitRule) =>
  [`${of.join(', ')} → ${fits}`, reason?.key, ...Object.values(only).flat()].filter(Boolean).join(' ');
const texts = JSON.parse(
  readFileSync(join(__dirname, '../../kernel/messages/messages.de.json'), 'utf8'),
) as Record<string, string>;

it.each(FIT_RULES.map((rule) => [nameOf(rule), rule] as const))('%s finds products', (_, rule) => {
  const attributes = new Map(demoFrame.attributes.map((attribute) => [attribute.id, attribute]));

  expect([...rule.of, rule.fits].filter((path) => !idOf.has(path))).toEqual([]);
  for (const { own, other = own } of rule.same ?? []) {
    expect(attributes.has(own)).toBe(true);
    expect(attributes.get(other)?.facet).toBe(true);
  }
  for (const facetId of Object.keys(rule.only ?? {})) expect(attributes.get(facetId)?.facet).toBe(true);
  if (rule.reason) {
    expect(attributes.has(rule.reason.own)).toBe(true);
    expect(texts[`fits.${rule.reason.key}`]).toContain('{value}');
  }
  const findsAny = ({ product, path }: Listed) =>
    product.items.some((item) => fittingTo(fitted(product, item), path, [rule]).length > 0);
  expect(catalogue.some(findsAny)).toBe(true);
});

it('no text of a reason is unused', () => {
  const used = new Set(FIT_RULES.map(({ reason }) => `fits.${reason?.key}`));

  expect(Object.keys(texts).filter((key) => key.startsWith('fits.') && !used.has(key))).toEqual([]);
});

/** Leaf categories whose products have nothing that goes with them. A new one needs a rule or a reason. */
const WITHOUT_FITS: readonly string[] = [];

it('every leaf category of the demonstration catalogue has products that go with all of its products', () => {
  const leaves = new Set(catalogue.map(({ path }) => path));
  const without = new Set(
    catalogue
      .filter(({ product, path }) => fittingTo(fitted(product), path).length === 0)
      .map(({ path }) => path),
  );

  expect(leaves.size).toBe(demoFrame.categories.filter(({ level }) => level === 3).length);
  expect([...without]).toEqual(WITHOUT_FITS);
});

it('names the value that decides', () => {
  const screws = find('schrauben/spanplattenschrauben', (one) => textOf(one, 'antrieb').includes('Torx'));
  const reasons = rulesFor(fitted(screws.product), screws.path).flatMap(({ reason }) => reason ?? []);

  expect(reasons).toContainEqual({ key: 'bit', value: expect.stringMatching(/^TX \d\d$/) as string });
  expect(reasons).toContainEqual({ key: 'plug', value: textOf(screws.product, 'durchmesser-mm')[0] });
});

const find = (leaf: string, has: (product: CatalogueProduct) => boolean = () => true) =>
  catalogue.find(({ product, path }) => path.endsWith(`/${leaf}`) && has(product))!;
const textOf = ({ attributes, items }: CatalogueProduct, id: string) =>
  [{ attributes }, ...items].flatMap((one) => one.attributes[id]?.text ?? []);

it('fits batteries of the same brand and voltage only', () => {
  const { product, path } = find('akkuschrauber', (one) => textOf(one, 'spannung-v').includes('18 V'));
  const batteries = fittingTo(fitted(product), path).filter((one) => one.path.endsWith('/akkus-ladegeraete'));

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
  const rule = rulesFor({ brand: '', attributes }, path).find((one) => one.fits.endsWith(`/${fits}`));

  expect(rule?.filters.get('durchmesser-mm')).toEqual(expected);
});

it('applies no rule to a product without the attribute that decides', () => {
  const fits = rulesFor({ brand: '', attributes: {} }, find('universalduebel').path);

  expect(fits).toEqual([]);
});

it('applies to a whole category and not to one with a similar name', () => {
  const rules: FitRule[] = [{ of: ['holz/leisten'], fits: 'holz/platten' }];
  const product = { brand: '', attributes: {} };

  expect(rulesFor(product, 'holz/leisten/sockelleisten', rules)).toHaveLength(1);
  expect(rulesFor(product, 'holz/leistenhalter', rules)).toEqual([]);
});

it('leaves products of the same category to those that are similar', () => {
  const rules: FitRule[] = [{ of: ['holz'], fits: 'holz/platten' }];
  const product = { brand: '', attributes: {} };

  expect(rulesFor(product, 'holz/leisten', rules)).toHaveLength(1);
  expect(rulesFor(product, 'holz/platten/mdf-platten', rules)).toEqual([]);
});
