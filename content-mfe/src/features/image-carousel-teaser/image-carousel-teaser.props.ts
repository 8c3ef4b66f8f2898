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
      z.describe('Ein bis sechzehn Bilder; vier sind zugleich zu sehen'),
    ),
});
export type ImageCarouselProps = z.output<typeof ImageCarouselProps>;
