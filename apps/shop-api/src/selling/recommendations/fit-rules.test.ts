/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import type { CatalogueFitRule, CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { importContext } from '../../catalogue/import/import-context';
import { facetToken } from '../../catalogue/words/listing-tokens';
import { rulesFor } from './find-fitting';

const { fits: FIT_RULES = [] } = demoFrame;

const parents = new Map(demoFrame.categories.map((category) => [category.id, category]));
function lineageOf(categoryId: string): string[] {
  const { parentId } = parents.get(categoryId)!;
  return parentId === null ? [categoryId] : [...lineageOf(parentId), categoryId];
}
const { toRows } = importContext(demoFrame);
const catalogue = [...generateCatalogue({ items: 6000, seed: 'fachwerk', today: '2026-11-21' })].map(
  (product) => ({ product, lineage: lineageOf(product.categoryId), tokens: new Set(toRows(product).tokens) }),
);
type Listed = (typeof catalogue)[number];

const inCategory = new Map(
  FIT_RULES.map(({ fits }) => [fits, catalogue.filter(({ lineage }) => lineage.includes(fits))]),
);

/** The product as one of its variants. */
const fitted = ({ brand, attributes, items }: CatalogueProduct, item = items[0]) => ({
  brand,
  attributes: { ...attributes, ...item?.attributes },
});

/** As the search index finds it. */
const fittingTo = (one: ReturnType<typeof fitted>, lineage: readonly string[], rules = FIT_RULES): Listed[] =>
  rulesFor(one, lineage, rules).flatMap(({ fits, filters }) =>
    (inCategory.get(fits) ?? []).filter(({ tokens }) =>
      [...filters].every(([facetId, values]) =>
        values.some((value) => tokens.has(facetToken(facetId, value))),
      ),
    ),
  );

const nameOf = ({ of, fits, only = {}, reason }: CatalogueFitRule) =>
  [`${of.join(', ')} → ${fits}`, reason?.text, ...Object.values(only).flat()].filter(Boolean).join(' ');
it.each(FIT_RULES.map((rule) => [nameOf(rule), rule] as const))('%s finds products', (_, rule) => {
  const attributes = new Map(demoFrame.attributes.map((attribute) => [attribute.id, attribute]));

  expect([...rule.of, rule.fits].filter((id) => !parents.has(id))).toEqual([]);
  for (const { own, other = own } of rule.same ?? []) {
    expect(attributes.has(own)).toBe(true);
    expect(attributes.get(other)?.facet).toBe(true);
  }
  for (const facetId of Object.keys(rule.only ?? {})) expect(attributes.get(facetId)?.facet).toBe(true);
  if (rule.reason) {
    expect(attributes.has(rule.reason.own)).toBe(true);
    expect(rule.reason.text).toContain('{value}');
  }
  const findsAny = ({ product, lineage }: Listed) =>
    product.items.some((item) => fittingTo(fitted(product, item), lineage, [rule]).length > 0);
  expect(catalogue.some(findsAny)).toBe(true);
});

/** Leaf categories whose products have nothing that goes with them. A new one needs a rule or a reason. */
const WITHOUT_FITS: readonly string[] = [];

it('every leaf category of the demonstration catalogue has products that go with all of its products', () => {
  const leaves = new Set(catalogue.map(({ product }) => product.categoryId));
  const without = new Set(
    catalogue
      .filter(({ product, lineage }) => fittingTo(fitted(product), lineage).length === 0)
      .map(({ product }) => product.categoryId),
  );

  expect(leaves.size).toBe(demoFrame.categories.filter(({ level }) => level === 3).length);
  expect([...without]).toEqual(WITHOUT_FITS);
});

it('names the value that decides', () => {
  const screws = find('spanplattenschrauben', (one) => textOf(one, 'antrieb').includes('Torx'));
  const reasons = rulesFor(fitted(screws.product), screws.lineage, FIT_RULES).flatMap(
    ({ reason }) => reason ?? [],
  );

  expect(reasons).toContainEqual(expect.stringMatching(/^Passender Bit: TX \d\d$/));
  expect(reasons).toContain(`Dübel für Schrauben mit ${textOf(screws.product, 'durchmesser-mm')[0]}`);
});

const find = (leaf: string, has: (product: CatalogueProduct) => boolean = () => true) =>
  catalogue.find(({ product }) => product.categoryId === leaf && has(product))!;
const textOf = ({ attributes, items }: CatalogueProduct, id: string) =>
  [{ attributes }, ...items].flatMap((one) => one.attributes[id]?.text ?? []);

it('fits batteries of the same brand and voltage only', () => {
  const { product, lineage } = find('akkuschrauber', (one) => textOf(one, 'spannung-v').includes('18 V'));
  const batteries = fittingTo(fitted(product), lineage).filter(
    (one) => one.product.categoryId === 'akkus-ladegeraete',
  );

  expect(new Set(batteries.map((one) => one.product.brand))).toEqual(new Set([product.brand]));
  expect(batteries.every((one) => textOf(one.product, 'spannung-v').includes('18 V'))).toBe(true);
});

it.each([
  ['universalduebel', '8 mm', 'bohrer', ['8 mm']],
  ['spanplattenschrauben', '4 mm', 'universalduebel', ['6 mm']],
  ['spanplattenschrauben', '6 mm', 'universalduebel', ['8 mm', '10 mm']],
])('%s of %s fit %s of %p', (leaf, diameter, fits, expected) => {
  const { lineage } = find(leaf);
  const attributes = { 'durchmesser-mm': { text: diameter } };
  const rule = rulesFor({ brand: '', attributes }, lineage, FIT_RULES).find((one) => one.fits === fits);

  expect(rule?.filters.get('durchmesser-mm')).toEqual(expected);
});

it('applies no rule to a product without the attribute that decides', () => {
  const fits = rulesFor({ brand: '', attributes: {} }, find('universalduebel').lineage, FIT_RULES);

  expect(fits).toEqual([]);
});

it('applies to a whole category', () => {
  const rules = [{ of: ['leisten'], fits: 'platten' }];
  const product = { brand: '', attributes: {} };

  expect(rulesFor(product, ['holz', 'leisten', 'sockelleisten'], rules)).toHaveLength(1);
  expect(rulesFor(product, ['holz', 'leistenhalter'], rules)).toEqual([]);
});

it('leaves products of the same category to those that are similar', () => {
  const rules = [{ of: ['holz'], fits: 'platten' }];
  const product = { brand: '', attributes: {} };

  expect(rulesFor(product, ['holz', 'leisten'], rules)).toHaveLength(1);
  expect(rulesFor(product, ['holz', 'platten', 'mdf-platten'], rules)).toEqual([]);
});

it('shows a value as it is in the reason', () => {
  const rules = [{ of: ['holz'], fits: 'platten', reason: { text: 'Passt zu {value}', own: 'dekor' } }];
  const product = { brand: '', attributes: { dekor: { text: "$& {value} $'" } } };

  expect(rulesFor(product, ['holz'], rules)[0]?.reason).toBe("Passt zu $& {value} $'");
});
