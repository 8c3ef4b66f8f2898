import * as z from 'zod/mini';
import { Headline, ShortText } from '../../parts/fields';
import { Link } from '../../parts/links';
import { Picture } from '../../parts/picture';
import { Promotion } from '../../parts/promotion';

/** Default of specification 9. A slide takes five seconds or more to read (WCAG 2.2.2). */
const DEFAULT_DELAY_MS = 3000;

export const HeroSliderProps = z.object({
  slides: z
    .array(
      z.object({
        headline: Headline,
        text: z.optional(ShortText),
        picture: Picture,
        link: z.optional(Link),
        promotion: z.optional(Promotion),
        tone: z._default(
          z
            .enum(['light', 'brand', 'ink', 'call'])
            .check(z.describe('Grund der Schrift: hell, grün, dunkel oder gelb')),
          'light',
        ),
      }),
    )
    .check(z.minLength(1), z.maxLength(6), z.describe('Eine bis sechs Folien, die wichtigste zuerst')),
  label: z.optional(
    z
      .string()
      .check(z.maxLength(80), z.describe('Worum es geht, für Vorlesegeräte; sonst "Aktuelle Themen"')),
  ),
  autoplay: z._default(
    z.boolean().check(z.describe('Blättert von selbst; Besucher können es anhalten')),
    false,
  ),
  autoplayDelay: z._default(
    z.int().check(z.gte(3000), z.lte(30_000), z.describe('Millisekunden je Folie, empfohlen 6000 oder mehr')),
    DEFAULT_DELAY_MS,
  ),
});
export type HeroSliderProps = z.output<typeof HeroSliderProps>;
