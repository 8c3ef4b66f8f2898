import { defineWidget } from '@fachwerk/shared/widget';
import { Notifications } from './Notifications';

export const notifications = defineWidget({
  name: 'notifications',
  title: 'Meldungen',
  description: 'Sagt, was auf der Seite geschehen ist. Gehört auf jede Seite, einmal.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { position: 'top' } },
  ],
  component: Notifications,
  hydrate: { on: ['notifications'] },
  importance: 'essential',
  messages: ['notifications.'],
});

export default notifications;
