import { PICTURE_PATH } from '@fachwerk/shared/html';
import * as z from 'zod/mini';
import { Anchor, Headline } from '../../parts/fields';
import { LinkTarget } from '../../parts/links';
import { Promotion } from '../../parts/promotion';

const Edge = z.int().check(z.gte(1), z.lte(4000));

/** Fields of the specification, section 3. */
const AdTab = z.object({
  title: z
    .string()
    .check(z.minLength(1), z.maxLength(40), z.describe('Name der Registerkarte und Überschrift')),
  text: z.optional(z.string().check(z.maxLength(400), z.describe('Ein bis zwei Sätze'))),
  link: z.object({ url: LinkTarget }).check(z.describe('Wohin die Werbung führt')),
  promotion: z.optional(Promotion),
  image: z.object({
    src: z.string().check(z.regex(PICTURE_PATH), z.maxLength(300), z.describe('Pfad des Bildes im Shop')),
    alt: z._default(
      z.string().check(z.maxLength(200), z.describe('Was das Bild zeigt; leer, wenn es nur schmückt')),
      '',
    ),
    title: z.optional(z.string().check(z.maxLength(200), z.describe('Hinweis beim Zeigen auf das Bild'))),
    width: z._default(Edge.check(z.describe('Breite der Datei in Pixeln')), 1600),
    height: z._default(Edge.check(z.describe('Höhe der Datei in Pixeln')), 700),
  }),
});

export const AdTeaserTabsProps = z.object({
  headline: Headline,
  anchor: z.optional(Anchor),
  tabs: z.array(AdTab).check(
    z.minLength(2),
    z.maxLength(6),
    z.refine((tabs) => new Set(tabs.map(({ title }) => title)).size === tabs.length),
    z.describe('Zwei bis sechs Registerkarten mit verschiedenen Namen'),
  ),
});
export type AdTeaserTabsProps = z.output<typeof AdTeaserTabsProps>;
export type AdTab = AdTeaserTabsProps['tabs'][number];
