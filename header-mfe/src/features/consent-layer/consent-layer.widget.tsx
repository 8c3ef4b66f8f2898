import { defineWidget } from '@fachwerk/shared/widget';
import { ConsentLayer } from './ConsentLayer';

export const consentLayer = defineWidget({
  name: 'consent-layer',
  title: 'Frage nach der Einwilligung',
  description:
    'Fragt am unteren Rand nach Diensten, die eine Einwilligung brauchen: alle akzeptieren, alle ablehnen oder auswählen. Erscheint nur, solange nichts entschieden ist. Gehört einmal auf jede Seite.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { position: 'top' } },
  ],
  component: ConsentLayer,
  hydrate: { on: ['shell:consent-asked'] },
  importance: 'essential',
  messages: ['consentLayer.', 'failure.', 'error.'],
});

export default consentLayer;
