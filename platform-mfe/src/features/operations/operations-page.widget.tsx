import { defineWidget } from '@fachwerk/shared/widget';
import { OperationsPageProps } from './operations-page.props';
import { OperationsPage } from './OperationsPage';

export const operationsPage = defineWidget({
  name: 'operations-page',
  title: 'Betrieb',
  description:
    'Für angemeldete Operatoren: was live ist, laufende Rollouts mit Vergleich, zurückrollen, Fehler, Protokoll.',
  props: OperationsPageProps,
  examples: [
    { title: 'Wie auf der Seite Betrieb', props: {} },
    { title: 'Mit eigener Überschrift', props: { headline: 'Releases im Baumarkt am Güterbahnhof' } },
  ],
  component: OperationsPage,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 640 },
  messages: [
    'operations.',
    'passport.',
    'deskError.text',
    'deskError.unknownText',
    'forms.password.',
    'forms.required',
  ],
});

export default operationsPage;
