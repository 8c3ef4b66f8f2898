import { defineWidget } from '@fachwerk/shared/widget';
import { ImageCarouselProps } from './image-carousel-teaser.props';
import { ImageCarouselTeaser } from './ImageCarouselTeaser';

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
    {
      title: 'Sieben Themen, fünf nebeneinander, mit Leiste zum Ziehen',
      props: {
        headline: 'Themen',
        images: [...topics, ...topics.slice(0, 2)],
        sideBySide: 'five',
        scrollbar: true,
      },
    },
    { title: 'Zwei Bilder, nichts zu blättern', props: { headline: 'Themen', images: topics.slice(0, 2) } },
  ],
  component: ImageCarouselTeaser,
  hydrate: 'visible',
  importance: 'extra',
  reserve: { minHeight: 360 },
  messages: ['carousel.'],
});

export default imageCarouselTeaser;
