import * as z from 'zod/mini';
import { defineWidget } from '@fachwerk/shared/widget';
import { Anchor, Headline, ShortText } from '../../parts/fields';
import { PictureTile } from '../../parts/picture-tile';
import { ImageCarouselTeaser } from './ImageCarouselTeaser';

const ImageCarouselProps = z.object({
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

const topics = ['Werkstatt', 'Garten', 'Bad', 'Farbe', 'Licht'].map((name) => ({
  headline: name,
  picture: { src: `/images/scenes/${name.toLowerCase()}.svg` },
  link: { label: 'Ansehen', href: `/search/?q=${name.toLowerCase()}&ms=true` },
}));

export const imageCarouselTeaser = defineWidget({
  name: 'image-carousel-teaser',
  title: 'Bilder zum Blättern',
  description: 'Bilder mit Text in einer Reihe: vier nebeneinander, drei auf Tablets, zwei auf Telefonen.',
  props: ImageCarouselProps,
  examples: [
    { title: 'Fünf Themen', props: { headline: 'Themen', images: topics } },
    { title: 'Zwei Bilder, nichts zu blättern', props: { headline: 'Themen', images: topics.slice(0, 2) } },
  ],
  component: ImageCarouselTeaser,
  hydrate: 'visible',
  reserve: { minHeight: 360 },
  messages: ['carousel.'],
});

export default imageCarouselTeaser;
