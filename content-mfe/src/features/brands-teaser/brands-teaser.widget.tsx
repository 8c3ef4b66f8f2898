import * as z from 'zod/mini';
import { defineWidget } from '@fachwerk/shared/widget';
import { Anchor, Headline } from '../../parts/fields';
import { BrandsTeaser } from './BrandsTeaser';

const BrandsTeaserProps = z.object({
  headline: z.optional(Headline),
  anchor: z.optional(Anchor),
  brands: z
    .array(z.string().check(z.minLength(1), z.maxLength(40)))
    .check(z.minLength(1), z.maxLength(24), z.describe('Namen der Marken, wie sie im Sortiment heißen')),
});

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
  reserve: { minHeight: 160 },
  messages: ['teaser.brands.'],
});

export default brandsTeaser;
