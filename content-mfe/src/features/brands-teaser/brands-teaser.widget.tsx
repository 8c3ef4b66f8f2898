import { defineWidget } from '@fachwerk/shared/widget';
import { BrandsTeaserProps } from './brands-teaser.props';
import { BrandsTeaser } from './BrandsTeaser';

export const brandsTeaser = defineWidget({
  name: 'brands-teaser',
  title: 'Marken',
  description: 'Marken als Schriftzüge; jeder führt zur Suche nach der Marke.',
  props: BrandsTeaserProps,
  examples: [
    {
      title: 'Sechs Marken',
      props: {
        headline: 'Marken in unserem Sortiment',
        brands: ['Torvik', 'Drehwolf', 'Kerbholt', 'Stelzmann & Söhne', 'Gartenfink', 'Tünchwerk'],
      },
    },
    { title: 'Ohne Überschrift, eine Marke', props: { brands: ['Fachwerk'] } },
  ],
  component: BrandsTeaser,
  hydrate: 'never',
  importance: 'extra',
  reserve: { minHeight: 160 },
  messages: ['teaser.brands.'],
});

export default brandsTeaser;
