import { defineWidget } from '@fachwerk/shared/widget';
import * as z from 'zod/mini';
import { WidgetCatalogue } from './WidgetCatalogue';

export const widgetCatalogue = defineWidget({
  name: 'widget-catalogue',
  title: 'Katalog der Widgets',
  description: 'Alle Widgets mit Vorschau, Formular für ihre Angaben und Code zum Einfügen.',
  props: z.object({ headline: z._default(z.string().check(z.minLength(1), z.maxLength(120)), 'Widgets') }),
  examples: [
    { title: 'Ohne Angaben', props: {} },
    { title: 'Eigene Überschrift', props: { headline: 'Bausteine für unsere Seiten' } },
  ],
  component: WidgetCatalogue,
  hydrate: 'load',
  messages: ['catalogue.'],
});

export default widgetCatalogue;
