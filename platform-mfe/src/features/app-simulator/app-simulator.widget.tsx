import { defineWidget } from '@fachwerk/shared/widget';
import { AppSimulatorProps } from './app-simulator.props';
import { AppSimulator } from './AppSimulator';

export const appSimulator = defineWidget({
  name: 'app-simulator',
  title: 'Simulator der App',
  description:
    'Für Entwickler der App: Seiten wie in der App auf Android und iOS, mit allen Nachrichten in beiden Richtungen.',
  props: AppSimulatorProps,
  examples: [
    { title: 'Mit der Startseite', props: {} },
    { title: 'Mit einer Suche', props: { path: '/search/?q=akkuschrauber' } },
  ],
  component: AppSimulator,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 640 },
  messages: ['simulator.'],
});

export default appSimulator;
