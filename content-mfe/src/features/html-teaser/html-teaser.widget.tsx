import { parseHtml } from '@fachwerk/shared/html';
import { defineWidget } from '@fachwerk/shared/widget';
import { HtmlTeaserProps } from './html-teaser.props';
import { HtmlTeaser } from './HtmlTeaser';

export const htmlTeaser = defineWidget({
  name: 'html-teaser',
  title: 'Freier Text (HTML)',
  description: 'Absätze, Listen, Tabellen und Bilder aus HTML; was nicht erlaubt ist, wird entfernt.',
  props: HtmlTeaserProps,
  examples: [
    {
      title: 'Text mit Liste und Link',
      props: {
        html: '<h2>Laminat verlegen</h2><p>Lassen Sie das Laminat <strong>48 Stunden</strong> im Raum liegen.</p><ul><li>Unterlage</li><li><a href="/c/boeden-fliesen/">Leisten</a></li></ul>',
      },
    },
    {
      title: 'Tabelle, und was entfernt wird',
      props: {
        html: '<table><caption>Bedarf</caption><thead><tr><th scope="col">Raum</th><th scope="col">Farbe</th></tr></thead><tbody><tr><td>12 m²</td><td>2,5 l</td></tr></tbody></table><script>alert(1)</script><p onclick="alert(1)">Mit <a href="https://www.example.org/">fremdem Link</a>.</p>',
        anchor: 'bedarf',
      },
    },
  ],
  load: async ({ props }) => ({ data: parseHtml(props.html) }),
  component: HtmlTeaser,
  hydrate: 'never',
  reserve: { minHeight: 120 },
  messages: [],
});

export default htmlTeaser;
