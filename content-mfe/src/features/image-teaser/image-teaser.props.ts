import * as z from 'zod/mini';
import { Anchor, Headline, ShortText } from '../../parts/fields';
import { PictureTile } from '../../parts/picture-tile';

export const ImageTeaserProps = z.object({
  headline: z.optional(Headline),
  text: z.optional(ShortText),
  anchor: z.optional(Anchor),
  images: z
    .array(PictureTile)
    .check(z.minLength(1), z.maxLength(4), z.describe('Ein bis vier Bilder nebeneinander')),
});
export type ImageTeaserProps = z.output<typeof ImageTeaserProps>;
