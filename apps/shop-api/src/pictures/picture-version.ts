import { createHash } from 'node:crypto';
import type { PictureBrief } from '../catalogue-source/catalogue-types';
import { listCategories } from '@fachwerk/demo-catalogue/categories';
import { drawCategoryPicture } from '@fachwerk/pictures/drawing/draw-category-picture';
import { drawPicture } from '@fachwerk/pictures/drawing/draw-picture';
import { drawStorePicture, type StoreLook } from '@fachwerk/pictures/drawing/draw-store-picture';
import { productTypes } from '@fachwerk/demo-catalogue/product-types';
import { drawScene, sceneNames } from '@fachwerk/pictures/drawing/scenes/draw-scene';

const shortHash = (parts: Iterable<string>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 8);
};

/** What the drawing code makes of fixed subjects: another hand, another hash. */
function* samples(): Generator<string> {
  for (const { id } of productTypes)
    for (const view of [0, 1, 2, 3])
      yield drawPicture({ productType: id, brand: 'Fachwerk', name: '', attributes: {}, seed: id }, view);
  for (const { slug } of listCategories()) yield drawCategoryPicture(slug) ?? '';
  for (const name of sceneNames) yield drawScene(name) ?? '';
  for (const type of ['baumarkt', 'kompakt'])
    for (let number = 0; number < 8; number += 1)
      yield drawStorePicture({
        companyId: `${number}`,
        city: 'Ulm',
        type,
        hasGardenCentre: number % 2 === 0,
      });
}

let drawings: string | undefined;

/** Of the drawing code as a whole; computed once. */
export const drawingsVersion = (): string => (drawings ??= shortHash(samples()));

/** Changes when the item looks different: another brand, name or attribute, or another drawing. */
export function itemPictureVersion({
  productType,
  brand,
  name = '',
  attributes,
  seed,
}: PictureBrief): string {
  const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return shortHash([
    drawingsVersion(),
    productType,
    brand,
    name,
    seed,
    ...sorted.map(([id, { text, number, hex }]) => `${id}=${text}|${number ?? ''}|${hex ?? ''}`),
  ]);
}

export const storePictureVersion = ({ companyId, city, type, hasGardenCentre }: StoreLook): string =>
  shortHash([drawingsVersion(), companyId, city, type, String(hasGardenCentre)]);
