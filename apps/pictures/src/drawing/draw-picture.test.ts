import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import type { CatalogueProduct, PictureBrief } from '@fachwerk/shop-api/catalogue-format';
import { findProductType, productTypes } from '@fachwerk/demo-catalogue/product-types';
import { listCategories } from '@fachwerk/demo-catalogue/categories';
import { drawCategoryPicture } from './draw-category-picture';
import { drawPicture, pictureViewCount } from './draw-picture';
import { drawText, textWidth } from './draw-text';
import { boldGlyphs, regularGlyphs } from './glyph-data';
import { pictureKinds } from './picture-kind';

const briefOf = (product: CatalogueProduct, item = product.items[0]): PictureBrief => ({
  productType: product.productType,
  brand: product.brand,
  name: product.name,
  attributes: { ...product.attributes, ...item?.attributes },
  seed: product.productId,
});

/** The first product of every type in every leaf. */
const products = [
  ...new Map(
    [...generateCatalogue({ items: 2500, seed: 'pictures', today: '2026-11-21' })]
      .reverse()
      .map((product) => [
        `${product.productType}/${product.name.split(' ')[0]}/${product.categoryId}`,
        product,
      ]),
  ).values(),
];
const views = (product: CatalogueProduct) =>
  Array.from({ length: pictureViewCount(product.productType) }, (_, view) =>
    drawPicture(briefOf(product), view),
  );

describe('a drawn picture', () => {
  it('exists for every product type, with two to four views', () => {
    expect(new Set(products.map((product) => product.productType)).size).toBe(productTypes.length);
    for (const type of productTypes) {
      expect([2, 3, 4]).toContain(pictureViewCount(type.id));
    }
    expect(new Set(productTypes.map((type) => pictureViewCount(type.id)))).toEqual(new Set([2, 3, 4]));
  });

  it('is drawn in at least fifteen kinds, and every kind is used', () => {
    const used = new Set(productTypes.flatMap((type) => type.in.map((use) => use.picture ?? type.picture)));
    expect(used.size).toBeGreaterThan(100);
    expect(pictureKinds.filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('is well-formed, small, and free of fonts, scripts and outside references', () => {
    const wrong: string[] = [];
    for (const product of products) {
      for (const [view, svg] of views(product).entries()) {
        const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
        const broken = parsed.querySelector('parsererror') !== null;
        const forbidden =
          /<text|<script|<style|<image|<foreignObject|font-family|\son\w+=|href="(?!#)|url\((?!#)/i.test(svg);
        if (broken || forbidden || /NaN|undefined|Infinity/.test(svg) || svg.length > 25_000) {
          wrong.push(`${product.productType} view ${view}: ${svg.length} bytes`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('refers only to gradients that it defines', () => {
    for (const product of products.slice(0, 300)) {
      for (const svg of views(product)) {
        const used = new Set([...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map((match) => match[1]));
        expect([...used].filter((id) => !svg.includes(`id="${id}"`))).toEqual([]);
      }
    }
  });

  it('is the same for the same brief and different for another brand, colour or view', () => {
    const paint = products.find((product) => product.productType === 'lack');
    if (!paint) throw new Error('no lacquer generated');
    const brief = briefOf(paint);
    const picture = drawPicture(brief, 0);
    expect(drawPicture(brief, 0)).toBe(picture);
    const other = paint.brand === 'Malvano' ? 'Tünchwerk' : 'Malvano';
    expect(drawPicture({ ...brief, brand: other }, 0)).not.toBe(picture);
    expect(
      drawPicture(
        { ...brief, attributes: { ...brief.attributes, farbe: { text: 'Test', hex: '#123456' } } },
        0,
      ),
    ).toContain('#123456');
    expect(drawPicture(brief, 1)).not.toBe(picture);
  });

  it.each([
    ['Arbeitshose', 'Arbeitslatzhose'],
    ['Schlosserhammer', 'Fäustel'],
    ['Kombizange', 'Wasserpumpenzange'],
    ['Winkelverbinder', 'Balkenschuh'],
    ['Scharnier', 'Topfscharnier'],
    ['Möbelgriff', 'Möbelknopf'],
    ['Möbeltresor', 'Geldkassette'],
    ['Kreuzlinienlaser', 'Laser-Entfernungsmesser'],
  ])('shows the sort that the name says: %s, %s', (one, other) => {
    const product = products.find(({ name }) => name.startsWith(one));
    if (!product) throw new Error(`no ${one} generated`);
    const brief = { ...briefOf(product), attributes: {} };
    expect(drawPicture({ ...brief, name: other }, 0)).not.toBe(drawPicture({ ...brief, name: one }, 0));
  });

  it('shows a carton for a type that nobody knows, and the product for a view that does not exist', () => {
    const brief = {
      productType: 'raumschiff',
      brand: '<script>',
      attributes: {},
      seed: '1',
      name: 'Raumschiff',
    };
    expect(drawPicture(brief, 0)).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(drawPicture(brief, 0)).not.toContain('script');
    expect(drawPicture(brief, 99)).toBe(drawPicture(brief, 0));
    expect(pictureViewCount('raumschiff')).toBe(2);
  });

  it('can write every letter of brands, names on packages and sizes', () => {
    const missing = new Set<string>();
    for (const product of products) {
      const shown = [
        product.brand,
        findProductType(product.productType)?.noun ?? '',
        ...Object.values(briefOf(product).attributes).map(({ text }) => text),
      ];
      for (const letter of shown.join(''))
        if (!(letter in boldGlyphs) || !(letter in regularGlyphs)) missing.add(letter);
    }
    expect([...missing]).toEqual([]);
  });
});

describe('the picture of a category', () => {
  it('exists for every category and shows none for others', () => {
    for (const { slug } of listCategories())
      expect(drawCategoryPicture(slug)).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(drawCategoryPicture('raumfahrt')).toBeUndefined();
  });
});

describe('text as outlines', () => {
  it('shrinks to the room that it has', () => {
    expect(textWidth('Fachwerk', 50)).toBeGreaterThan(100);
    const [, scale] = /scale\(([\d.]+)\)/.exec(drawText('Fachwerk', 0, 0, 50, { maxWidth: 100 })) ?? [];
    expect(textWidth('Fachwerk', Number(scale) * 1000)).toBeLessThanOrEqual(101);
  });

  it('draws nothing for no letters', () => {
    expect(drawText('', 0, 0, 20)).toBe('');
    expect(drawText('漢字', 0, 0, 20)).toBe('');
  });
});
