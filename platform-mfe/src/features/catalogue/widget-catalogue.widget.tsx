import { defineWidget } from '@fachwerk/shared/widget';
import * as z from 'zod/mini';
import { loadCatalogue } from './load-catalogue';
import { WidgetCatalogue } from './WidgetCatalogue';

export const widgetCatalogue = defineWidget({
  name: 'widget-catalogue',
  title: 'Katalog der Widgets',
  description: 'Alle Widgets mit Vorschau, Formular für ihre Angaben und Code zum Einfügen.',
  props: z.object({
    headline: z._default(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.describe('Überschrift der Liste')),
      'Widgets',
    ),
  }),
  examples: [
    { title: 'Ohne Angaben', props: {} },
    {
      title: 'Lange Überschrift',
      props: { headline: 'Bausteine für unsere Seiten, von allen Teams und in allen Versionen' },
    },
  ],
  data: 'public',
  load: loadCatalogue,
  component: WidgetCatalogue,
  hydrate: 'load',
  reserve: { minHeight: 800 },
  messages: ['catalogue.'],
});

export default widgetCatalogue;
