import { defineWidget } from '@fachwerk/shared/widget';
import { loadCatalogue } from './load-catalogue';
import { WidgetCatalogueProps } from './widget-catalogue.props';
import { WidgetCatalogue } from './WidgetCatalogue';

export const widgetCatalogue = defineWidget({
  name: 'widget-catalogue',
  title: 'Katalog der Widgets',
  description: 'Alle Widgets mit Vorschau, Formular für ihre Angaben und Code zum Einfügen.',
  props: WidgetCatalogueProps,
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
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 800 },
  messages: ['catalogue.', 'passport.'],
});

export default widgetCatalogue;
