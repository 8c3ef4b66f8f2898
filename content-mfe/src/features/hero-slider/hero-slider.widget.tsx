import { defineWidget } from '@fachwerk/shared/widget';
import { HeroSliderProps } from './hero-slider.props';
import { HeroSlider } from './HeroSlider';

const winter = {
  headline: 'Jetzt den Garten winterfest machen',
  text: 'Laub, Hecken, Wasserleitungen: was vor dem ersten Frost zu tun ist.',
  picture: { src: '/images/scenes/garten.svg', portraitSrc: '/images/scenes/garten-hoch.svg' },
  link: { label: 'Zum Garten', href: '/c/garten/' },
  promotion: { id: 'winter-2026', name: 'Winter', creative: 'Garten winterfest', slot: 'start-1' },
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
