import * as z from 'zod/mini';
import { defineWidget } from '@fachwerk/shared/widget';
import { Anchor, Headline, Html } from '../../parts/fields';
import { AccordionTeaser } from './AccordionTeaser';

const AccordionProps = z.object({
  headline: z.optional(Headline),
  anchor: z.optional(Anchor),
  items: z
    .array(z.object({ title: Headline, html: Html }))
    .check(z.minLength(1), z.maxLength(20), z.describe('Fragen und Antworten, oder andere Abschnitte')),
  mobileOnly: z._default(
    z
      .boolean()
      .check(z.describe('Nur auf schmalen Geräten zum Aufklappen; ab 1024 Pixeln steht alles offen da')),
    false,
  ),
});
export type AccordionProps = z.output<typeof AccordionProps>;

export const accordion = defineWidget({
  name: 'accordion',
  title: 'Zum Aufklappen',
  description: 'Abschnitte, die sich öffnen und schließen: häufige Fragen, Hinweise, Tabellen.',
  props: AccordionProps,
  examples: [
    {
      title: 'Zwei Fragen',
      props: {
        headline: 'Häufige Fragen',
        items: [
          { title: 'Was kostet die Lieferung?', html: '<p>Ab 75 € liefern wir ohne Versandkosten.</p>' },
          {
            title: 'Wo finde ich meinen Markt?',
            html: '<p>In der <a href="/stores/">Marktsuche</a>.</p>',
          },
        ],
      },
    },
    {
      title: 'Nur auf Telefonen zum Aufklappen',
      props: { items: [{ title: 'Maße', html: '<ul><li>Höhe: 90 cm</li></ul>' }], mobileOnly: true },
    },
  ],
  load: async ({ props }) => {
    const { parseHtml } = await import('../../html/parse-html');
    return { data: props.items.map(({ title, html }) => ({ title, nodes: parseHtml(html) })) };
  },
  component: AccordionTeaser,
  // The browser opens and closes it, and style sheets move it.
  hydrate: 'never',
  reserve: { minHeight: 240 },
  messages: [],
});

export default accordion;
