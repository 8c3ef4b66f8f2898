import { defineWidget } from '@fachwerk/shared/widget';
import { loadStores, type StorefinderPageData, withoutKept } from './page-data';
import { storefinderHead } from './page-head';
import { StorefinderPageProps } from './storefinder-page.props';
import { StorefinderPage } from './StorefinderPage';

export const storefinderPage = defineWidget({
  name: 'storefinder-page',
  title: 'Alle Märkte',
  description:
    'Suche nach Postleitzahl oder Ort, Filter nach Leistungen, Marken und Beratung, gefundene Märkte mit Öffnungszeiten, sonst alle Märkte nach Bundesland. Hauptinhalt der Seite „Märkte“.',
  props: StorefinderPageProps,
  examples: [
    { title: 'Wie auf der Seite „Märkte“', props: {} },
    {
      title: 'Mit langer eigener Überschrift',
      props: {
        headline: 'Über 190-mal in Deutschland: Finden Sie den Fachwerk Baumarkt in Ihrer Nähe',
        services: ['CUTTING', 'PAINT_MIXING'],
        brands: [],
      },
    },
  ],
  data: 'public',
  async load({
    api,
    url,
    signal,
    props,
  }): Promise<{ data: StorefinderPageData; page: ReturnType<typeof storefinderHead> }> {
    const data = await loadStores({ api, url, signal, props });
    return { data, page: storefinderHead(data, url.origin) };
  },
  browserData: withoutKept,
  component: StorefinderPage,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 800 },
  outsideSources: ['map-tiles'],
  messages: ['storesPage.', 'storefinder.', 'storeMap.', 'global.postalcode.', 'failure.', 'tileMap.'],
});

export default storefinderPage;
