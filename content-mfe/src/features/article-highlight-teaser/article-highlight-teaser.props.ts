import * as z from 'zod/mini';
import { Anchor, Headline, ShortText } from '../../parts/fields';
import { Link } from '../../parts/links';
import { Picture } from '../../parts/picture';

const Id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

export const ArticleHighlightProps = z.object({
  headline: Headline,
  text: z.optional(ShortText),
  picture: z.optional(Picture),
  link: z.optional(Link),
  anchor: z.optional(Anchor),
  articles: z
    .array(
      z.object({
        itemId: z.optional(Id.check(z.describe('Artikelnummer; allein genügt sie'))),
        productId: z.optional(
          Id.check(z.describe('Nummer des Produkts: die letzten Ziffern seiner Adresse')),
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(4), z.describe('Ein bis vier Artikel')),
});
export type ArticleHighlightProps = z.output<typeof ArticleHighlightProps>;
