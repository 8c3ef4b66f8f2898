import { Section } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { PlaceForm } from '../../PlaceForm';
import type { Place } from '../../stores-api';
import type { MarketSearchProps } from './market-search.props';

/** Leads to the page of all stores with what was typed; nothing on sites without such a page. */
export function MarketSearch({ props }: WidgetProps<MarketSearchProps, undefined>) {
  const text = useMessages();
  const { stores } = usePlatform().config.pageUrls;
  const [words, setWords] = useState('');
  if (!stores) return null;

  function goTo(place: Place): void {
    const search = Object.entries(place).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    window.location.assign(`${stores}?${search.join('&')}`);
  }

  return (
    <Section headline={props.headline ?? text('marketSearch.headline')}>
      <PlaceForm value={words} onChange={setWords} action={stores} onPosition={goTo} />
    </Section>
  );
}
