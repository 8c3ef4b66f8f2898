import * as z from 'zod/mini';
import { Anchor, Headline, ShortText } from '../../parts/fields';
import { PictureTile } from '../../parts/picture-tile';

export const ImageCarouselProps = z.object({
  headline: Headline,
  text: z.optional(ShortText),
  anchor: z.optional(Anchor),
  images: z
    .array(PictureTile)
    .check(
      z.minLength(1),
      z.maxLength(16),
      z.describe('Ein bis sechzehn Bilder; vier oder fünf sind zugleich zu sehen'),
    ),
  sideBySide: z._default(
    z
      .enum(['four', 'five'])
      .check(
        z.describe('Bilder nebeneinander auf großen Bildschirmen; auf Tablets drei, auf Telefonen zwei'),
      ),
    'four',
  ),
  scrollbar: z._default(
    z.boolean().check(z.describe('Leiste zum Ziehen statt der Punkte; am letzten Bild ist dann Schluss')),
    false,
  ),
});
export type ImageCarouselProps = z.output<typeof ImageCarouselProps>;
