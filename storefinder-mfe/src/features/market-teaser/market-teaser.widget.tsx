import type { Store } from '@fachwerk/shared/contracts';
import { isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { defineWidget } from '@fachwerk/shared/widget';
import { readStore } from '../../stores-api';
import { MarketTeaserProps } from './market-teaser.props';
import { MarketTeaser } from './MarketTeaser';

export const marketTeaser = defineWidget({
  name: 'market-teaser',
  title: 'Ausgewählte Märkte',
  description: 'Ein bis sechs Märkte mit Anschrift, Öffnung und Telefon; unbekannte werden ausgelassen.',
  props: MarketTeaserProps,
  examples: [
    { title: 'Zwei Märkte', props: { headline: 'Unsere Märkte in Köln', stores: ['1042', '1043'] } },
    { title: 'Ein Markt, den es nicht gibt', props: { headline: 'Neu eröffnet', stores: ['0'] } },
  ],
  data: 'public',
  async load({ props, api, signal }): Promise<{ data: Store[] }> {
    const found = await Promise.all(
      [...new Set(props.stores)].map((companyId) =>
        readStore(api, companyId, signal).catch((error: unknown) => {
          if (isHttpError(error) && isUnknownId(error)) return undefined;
          throw error;
        }),
      ),
    );
    return { data: found.filter((store) => store !== undefined) };
  },
  component: MarketTeaser,
  hydrate: 'never',
  importance: 'extra',
  reserve: { minHeight: 260 },
  messages: ['storefinder.', 'storeRegion.'],
});

export default marketTeaser;
