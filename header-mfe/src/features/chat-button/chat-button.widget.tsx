import { defineWidget } from '@fachwerk/shared/widget';
import { ChatButton } from './ChatButton';

export const chatButton = defineWidget({
  name: 'chat-button',
  title: 'Taste für den Chat',
  description:
    'Taste in der Ecke, die den Chat öffnet. Nur zu sehen, wo der Betreiber einen Chat eingetragen hat. Gehört einmal ans Ende jeder Seite.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { corner: 'right' } },
  ],
  component: ChatButton,
  partOf: 'page',
  hydrate: 'idle',
  messages: ['chat.'],
});

export default chatButton;
