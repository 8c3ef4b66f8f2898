import type { Store } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { defineWidget } from '@fachwerk/shared/widget';
import { findStores, readStore } from '../../stores-api';
import { MarketTeaserProps, MOST_SHOWN } from './market-teaser.props';
import { MarketTeaser } from './MarketTeaser';

async function namedStores(
  api: HttpClient,
  stores: readonly string[],
  signal: AbortSignal,
): Promise<Store[]> {
  const found = await Promise.all(
    [...new Set(stores)].map((companyId) =>
      readStore(api, companyId, signal).catch((error: unknown) => {
        if (isHttpError(error) && isUnknownId(error)) return undefined;
        throw error;
      }),
    ),
  );
  return found.filter((store) => store !== undefined);
}

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
      const named = await namedStores(api, stores, signal);
      return { data: named.filter(({ type }) => !types || types.includes(type)) };
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
