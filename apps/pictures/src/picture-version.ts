import { createHash } from 'node:crypto';
import { FONT_FILES } from '@fachwerk/server-kit/fonts';
import { type BrandLook, drawBrandPicture } from './drawing/draw-brand-picture';
import { drawCategoryPicture } from './drawing/draw-category-picture';
import { drawPicture } from './drawing/draw-picture';
import { drawStorePicture, type StoreLook } from './drawing/draw-store-picture';
import { drawFooterPicture, footerPictureNames } from './drawing/footer-pictures';
import { drawGiftCardPicture, giftCardPictureNames } from './drawing/gift-card-pictures';
import { pictureKinds } from './drawing/picture-kind';
import { drawScene, sceneNames } from './drawing/scenes/draw-scene';
import { drawSealPicture, sealPictureNames } from './drawing/seal-pictures';
import type { PictureBrief } from './picture-brief';

const shortHash = (parts: Iterable<string>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 8);
};

/** Pictures of fixed subjects: their hash changes with the drawing code. */
function* samples(): Generator<string> {
  for (const kind of pictureKinds) {
    const brief = { kind, brand: 'Fachwerk', title: kind, attributes: SAMPLE_ATTRIBUTES, seed: kind };
    for (const view of [0, 1, 2, 3]) yield drawPicture(brief, view);
    yield drawCategoryPicture(brief);
  }
  for (const name of sceneNames) yield drawScene(name);
  for (const name of footerPictureNames) yield drawFooterPicture(name);
  for (const name of giftCardPictureNames) yield drawGiftCardPicture(name);
  for (const name of sealPictureNames) yield drawSealPicture(name);
  yield drawBrandPicture({ name: 'Fachwerk', colours: ['#0f5b4f', '#f5ac00'] });
  for (const type of ['baumarkt', 'kompakt'])
    for (let number = 0; number < 8; number += 1)
      yield drawStorePicture({
        companyId: `${number}`,
        city: 'Ulm',
        type,
        hasGardenCentre: number % 2 === 0,
      });
  // They draw letters that no sample contains.
  yield JSON.stringify(FONT_FILES);
}

const SAMPLE_ATTRIBUTES = {
  'breite-cm': { text: '60 cm', number: 60 },
  'hoehe-cm': { text: '80 cm', number: 80 },
  farbe: { text: 'Petrol', hex: '#1f5f68' },
};

let drawings: string | undefined;

/** Version of the drawing code as a whole; computed once. */
export const drawingsVersion = (): string => (drawings ??= shortHash(samples()));

/** Changes with the look of the item: another brand, another attribute or another drawing. */
export function itemPictureVersion({
  kind,
  brand,
  colours = ['', ''],
  title,
  attributes,
  seed,
}: PictureBrief): string {
  const sorted = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
  return shortHash([
    drawingsVersion(),
    kind,
    brand,
    ...colours,
    title,
    seed,
    ...sorted.map(([id, { text, number, hex }]) => `${id}=${text}|${number ?? ''}|${hex ?? ''}`),
  ]);
}

export const brandPictureVersion = ({ name, colours }: BrandLook): string =>
  shortHash([drawingsVersion(), name, ...colours]);

export const storePictureVersion = ({ companyId, city, type, hasGardenCentre }: StoreLook): string =>
  shortHash([drawingsVersion(), companyId, city, type, String(hasGardenCentre)]);
