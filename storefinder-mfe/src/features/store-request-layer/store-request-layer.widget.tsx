import { defineWidget } from '@fachwerk/shared/widget';
import { StoreRequestLayer } from './StoreRequestLayer';

export const storeRequestLayer = defineWidget({
  name: 'store-request-layer',
  title: 'Frage an den Markt in einer Ebene',
  description:
    'Öffnet sich mit „Frage schreiben“ einer Produktseite. Die Frage geht an den gewählten Markt, die Antwort kommt per E-Mail. Gehört einmal auf eine Produktseite.',
  examples: [
    { title: 'Auf jeder Produktseite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'large' } },
  ],
  component: StoreRequestLayer,
  hydrate: { on: ['storefinder:question-requested'] },
  messages: ['storeRequest.', 'storefinder.choose', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default storeRequestLayer;
