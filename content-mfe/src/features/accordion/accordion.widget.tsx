import { parseHtml } from '@fachwerk/shared/html';
import { defineWidget } from '@fachwerk/shared/widget';
import { AccordionProps } from './accordion.props';
import { AccordionTeaser } from './AccordionTeaser';

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
  load: async ({ props }) => ({
    data: props.items.map(({ title, html }) => ({ title, nodes: parseHtml(html) })),
  }),
  component: AccordionTeaser,
  // `details` opens and closes without script; the style sheet animates it.
  hydrate: 'never',
  reserve: { minHeight: 240 },
  messages: [],
});

export default accordion;
