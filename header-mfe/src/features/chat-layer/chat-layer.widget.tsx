import { defineWidget } from '@fachwerk/shared/widget';
import { ChatLayer } from './ChatLayer';

export const chatLayer = defineWidget({
  name: 'chat-layer',
  title: 'Chat eines anderen Anbieters',
  description:
    'Einschub mit dem Chat, den der Betreiber eingetragen hat. Fragt nach der Einwilligung, sagt, ob ein Programm antwortet, und führt zum Kontakt, wenn der Chat nicht erreichbar ist. Gehört einmal auf jede Seite; die Taste „Chat“ öffnet ihn.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { side: 'left' } },
  ],
  component: ChatLayer,
  hydrate: { on: ['header:chat-requested'] },
  outsideSources: ['chat'],
  messages: [
    'helper.',
    'consentLayer.fact.',
    'consentLayer.chat.',
    'consentLayer.failed',
    'failure.',
    'error.',
  ],
});

export default chatLayer;
