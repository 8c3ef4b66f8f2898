import * as z from 'zod/mini';
import { defineWidget } from '@fachwerk/shared/widget';
import { Headline, ShortText } from '../../parts/fields';
import { Link } from '../../parts/links';
import { Picture } from '../../parts/Picture';
import { HeroSlider } from './HeroSlider';

/** The specification's 3 s are its default; for reading a slide, five and more are better (WCAG 2.2.2). */
const DEFAULT_DELAY_MS = 3000;

const HeroSliderProps = z.object({
  slides: z
    .array(
      z.object({
        headline: Headline,
        text: z.optional(ShortText),
        picture: Picture,
        link: z.optional(Link),
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

const winter = {
  headline: 'Jetzt den Garten winterfest machen',
  text: 'Laub, Hecken, Wasserleitungen: was vor dem ersten Frost zu tun ist.',
  picture: { src: '/images/scenes/garten.svg', portraitSrc: '/images/scenes/garten-hoch.svg' },
  link: { label: 'Zum Garten', href: '/c/garten/' },
};

export const heroSlider = defineWidget({
  name: 'hero-slider',
  title: 'Bühne',
  description: 'Große Bilder mit Überschrift, Text und Link, zum Blättern. Steht oben auf der Seite.',
  props: HeroSliderProps,
  examples: [
    {
      title: 'Drei Themen, blättert alle sieben Sekunden',
      props: {
        slides: [
          winter,
          {
            headline: 'Licht für dunkle Tage',
            picture: { src: '/images/scenes/licht.svg', portraitSrc: '/images/scenes/licht-hoch.svg' },
            link: { label: 'Leuchten ansehen', href: '/c/elektro-licht/' },
            tone: 'ink',
          },
          {
            headline: 'Neue Farbe für Ihre Wände',
            text: 'Wandfarben, Roller und Abdeckfolie.',
            picture: { src: '/images/scenes/farbe.svg', alt: 'Frisch gestrichene Wand' },
            tone: 'call',
          },
        ],
        autoplay: true,
        autoplayDelay: 7000,
      },
    },
    { title: 'Eine Folie, nichts zu blättern', props: { slides: [{ ...winter, tone: 'brand' }] } },
  ],
  component: HeroSlider,
  hydrate: 'visible',
  reserve: { minHeight: 480 },
  messages: ['teaser.hero.', 'carousel.'],
});

export default heroSlider;
