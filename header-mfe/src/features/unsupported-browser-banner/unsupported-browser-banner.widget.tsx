import { defineWidget } from '@fachwerk/shared/widget';
import { UnsupportedBrowserBanner } from './UnsupportedBrowserBanner';

export const unsupportedBrowserBanner = defineWidget({
  name: 'unsupported-browser-banner',
  title: 'Hinweis auf veraltete Browser',
  description:
    'Erscheint nur in Browsern, die älter sind als die unterstützten, und lässt sich für die Sitzung schließen. Gehört als Erstes auf jede Seite.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { position: 'bottom' } },
  ],
  component: UnsupportedBrowserBanner,
  hydrate: { on: ['isOldBrowser'] },
  messages: ['unsupportedBrowser.'],
});

export default unsupportedBrowserBanner;
