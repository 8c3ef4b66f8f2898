import type { Store } from '@fachwerk/shared/contracts';
import { defineWidget } from '@fachwerk/shared/widget';
import { findStore, findStores } from '../../stores-api';
import { MarketTeaserProps, MOST_SHOWN } from './market-teaser.props';
import { MarketTeaser } from './MarketTeaser';

export const marketTeaser = defineWidget({
  name: 'market-teaser',
  title: 'Ausgewählte Märkte',
  description:
    'Ein bis sechs Märkte mit Anschrift, Öffnung und Telefon, nach Nummer oder nach Art des Marktes; unbekannte werden ausgelassen.',
  props: MarketTeaserProps,
  examples: [
    { title: 'Zwei Märkte', props: { headline: 'Unsere Märkte in Köln', stores: ['1042', '1043'] } },
    { title: 'Märkte einer Art', props: { headline: 'Unsere Gartencenter', types: ['special'] } },
    { title: 'Ein Markt, den es nicht gibt', props: { headline: 'Neu eröffnet', stores: ['0'] } },
  ],
  data: 'public',
  async load({ props: { stores, types }, api, signal }): Promise<{ data: Store[] }> {
    if (stores) {
      const named = await Promise.all([...new Set(stores)].map((id) => findStore(api, id, signal)));
      const known = named.filter((store) => store !== undefined);
      return { data: known.filter(({ type }) => !types || types.includes(type)) };
    }
    const { results } = await findStores(api, { types, limit: MOST_SHOWN }, signal);
    return { data: results.map(({ store }) => store) };
  },
  component: MarketTeaser,
  hydrate: 'never',
  importance: 'extra',
  reserve: { minHeight: 260 },
  messages: ['storefinder.', 'storeRegion.'],
});

export default marketTeaser;
