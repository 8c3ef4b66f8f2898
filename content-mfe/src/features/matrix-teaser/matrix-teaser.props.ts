import * as z from 'zod/mini';
import { Anchor, Headline, ShortText } from '../../parts/fields';
import { PictureTile } from '../../parts/picture-tile';

/** In tiles of the matrix: both ways, across, or one. */
export const TILE_SIZES = ['large', 'wide', 'normal'] as const;

export const MatrixTeaserProps = z.object({
  headline: z.optional(Headline),
  text: z.optional(ShortText),
  anchor: z.optional(Anchor),
  tiles: z
    .array(
      z.extend(PictureTile, {
        size: z._default(
          z
            .enum(TILE_SIZES)
            .check(z.describe('Größe: "large" (zwei mal zwei Felder), "wide" (zwei Felder breit), "normal"')),
          'normal',
        ),
      }),
    )
    .check(z.minLength(3), z.maxLength(12), z.describe('Drei bis zwölf Bilder, große und kleine gemischt')),
});
export type MatrixTeaserProps = z.output<typeof MatrixTeaserProps>;
