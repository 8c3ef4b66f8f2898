import {
  boldGlyphs,
  drawCategoryPicture,
  drawPicture,
  pictureKinds,
  pictureViewCount,
  regularGlyphs,
} from '@fachwerk/pictures/testing';
import { listCategories } from './categories';
import { addPictures } from './category-pictures';
import { generateCatalogue } from './generate-catalogue';
import type { DemoProduct } from './generate-product';
import { productTypes } from './product-types';

const briefOf = (product: DemoProduct, item = product.items[0]) => ({
  ...product.brief,
  attributes: { ...product.attributes, ...item?.attributes },
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
const views = (product: DemoProduct) =>
  Array.from({ length: pictureViewCount(briefOf(product)) }, (_, view) =>
    drawPicture(briefOf(product), view),
  );

describe('a drawn picture', () => {
  it('exists for every product type, with two to four views', () => {
    expect(new Set(products.map((product) => product.productType)).size).toBe(productTypes.length);
    expect(new Set(products.map((product) => views(product).length))).toEqual(new Set([2, 3, 4]));
    for (const product of products)
      for (const { pictures } of product.items)
        expect(pictures).toHaveLength(pictureViewCount(briefOf(product)));
  });

  it('exists in at least fifteen kinds, and every kind is used', () => {
    const used = new Set(
      productTypes.flatMap((type) =>
        type.in.flatMap((use) => [use.picture ?? type.picture, use.first?.picture]),
      ),
    );
    expect(used.size).toBeGreaterThan(100);
    expect(pictureKinds.filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('is well-formed and small, without fonts, scripts and external references', () => {
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

  it('shows a drill without battery as it is sold', () => {
    const drill = products.find(({ productType }) => productType === 'akkuschrauber');
    if (!drill) throw new Error('no drill generated');
    const drawn = (scope: string) =>
      drawPicture({ ...drill.brief, attributes: { ...drill.attributes, lieferumfang: { text: scope } } }, 0);

    expect(drawn('ohne Akku')).not.toBe(drawn('1 Akku 2,0 Ah und Ladegerät'));
    expect(drawn('2 Akkus 4,0 Ah und Ladegerät')).toBe(drawn('1 Akku 2,0 Ah und Ladegerät'));
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
  ])('shows the variety of the name: %s, %s', (one, other) => {
    const product = products.find(({ name }) => name.startsWith(one));
    if (!product) throw new Error(`no ${one} generated`);
    const brief = { ...briefOf(product), attributes: {} };
    expect(drawPicture({ ...brief, title: other }, 0)).not.toBe(drawPicture({ ...brief, title: one }, 0));
  });

  it('shows the product for a view that does not exist', () => {
    const [product] = products;
    if (!product) throw new Error('no product generated');
    expect(drawPicture(briefOf(product), 99)).toBe(drawPicture(briefOf(product), 0));
  });

  it('contains every letter of brands, names on packages and sizes', () => {
    const missing = new Set<string>();
    for (const product of products) {
      const shown = [
        product.brand,
        product.brief.title,
        ...Object.values(briefOf(product).attributes).map(({ text }) => text),
      ];
      for (const letter of shown.join(''))
        if (!(letter in boldGlyphs) || !(letter in regularGlyphs)) missing.add(letter);
    }
    expect([...missing]).toEqual([]);
  });
});

describe('the picture of a category', () => {
  it('exists for every category', () => {
    for (const { id, picture, brief } of addPictures(listCategories())) {
      expect(drawCategoryPicture(brief)).toMatch(/^<svg [\s\S]*<\/svg>$/);
      expect(picture).toMatch(new RegExp(`^/images/categories/${id}\\.svg\\?v=[\\w-]{8}$`));
    }
  });
});
