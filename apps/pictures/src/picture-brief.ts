import type { AttributeValue } from '@fachwerk/shared/catalogue-format';
import type { PictureKind } from './drawing/picture-kind';

/** Input of the drawing of a product or category. */
export interface PictureBrief {
  kind: PictureKind;
  brand: string;
  /** Main and second colour of the brand; without them, they are derived from the brand's name. */
  colours?: readonly [main: string, second: string];
  /** Printed on packages: "Wandfarbe". */
  title: string;
  attributes: Readonly<Record<string, AttributeValue>>;
  /** Varies details between products of one kind; the same seed draws the same picture. */
  seed: string;
}
