import { defineWidget } from '@fachwerk/shared/widget';
import { AdTeaserTabsProps } from './ad-teaser-tabs.props';
import { AdTeaserTabs } from './AdTeaserTabs';

export const adTeaserTabs = defineWidget({
  name: 'ad-teaser-tabs',
  title: 'Werbung in Registerkarten',
  description: 'Zwei bis sechs Angebote, von denen eines zu sehen ist: Bild, Text und Link.',
  props: AdTeaserTabsProps,
  examples: [
    {
      title: 'Drei Registerkarten',
      props: {
        headline: 'Aus unserer Werbung',
        tabs: [
          {
            title: 'Garten',
            text: 'Laubbläser, Häcksler und alles, was vor dem ersten Frost getan sein will.',
            link: { url: '/c/garten/motorgeraete/' },
            image: { src: '/images/scenes/garten.svg', alt: 'Ein Garten im Herbst' },
            promotion: { id: 'winter-2026', name: 'Winter', creative: 'Laub', slot: 'werbung-1' },
          },
          {
            title: 'Licht',
            text: 'Warmes Licht im Wohnraum, helles im Keller.',
            link: { url: '/c/elektro-licht/' },
            image: { src: '/images/scenes/licht.svg', title: 'Leuchten' },
          },
          {
            title: 'Farbe',
            link: { url: '/c/farben-tapeten/' },
            image: { src: '/images/scenes/farbe.svg' },
          },
        ],
      },
    },
    {
      title: 'Zwei lange Namen',
      props: {
        headline: 'Zwei Themen',
        tabs: [
          {
            title: 'Bodenbeläge und Fußleisten für Altbau',
            link: { url: '/c/boeden-fliesen/' },
            image: { src: '/images/scenes/boden.svg' },
          },
          {
            title: 'Badausstattung barrierefrei geplant',
            link: { url: 'https://www.example.org/' },
            image: { src: '/images/scenes/bad.svg' },
          },
        ],
      },
    },
  ],
  component: AdTeaserTabs,
  hydrate: 'visible',
  importance: 'extra',
  reserve: { minHeight: 360 },
  messages: ['teaser.ad.'],
});

export default adTeaserTabs;
