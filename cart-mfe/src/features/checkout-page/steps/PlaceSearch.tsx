import { Button, MapPinIcon, TextField } from '@fachwerk/shared/ui';
import { opensElsewhere, useMessages, useStoreRequest } from '@fachwerk/shared/widget';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import styles from './ChoiceFields.module.css';

interface PlaceSearchProps {
  /** The page of all stores. */
  stores: string;
  /** A store was chosen in the layer; the checkout reads it anew by itself. */
  onStore: () => void;
}

/**
 * Asks for a place within the form of the step; the stores near it are shown in a layer or on their page.
 * Without script there is only the link.
 */
export function PlaceSearch({ stores, onStore }: PlaceSearchProps) {
  const text = useMessages();
  const fieldRef = useRef<HTMLInputElement>(null);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const requestStore = useStoreRequest<void>(onStore);

  /** Enter would send the step. */
  function searchByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    linkRef.current?.click();
  }

  function search(event: MouseEvent<HTMLAnchorElement>): void {
    if (opensElsewhere(event)) return;
    const place = fieldRef.current?.value.trim() ?? '';
    if (requestStore(undefined, { place })) event.preventDefault();
    else if (place) event.currentTarget.href = `${stores}?q=${encodeURIComponent(place)}`;
  }

  return (
    <div className={styles.place}>
      <TextField
        ref={fieldRef}
        className={styles.placeField}
        label={text('checkout.delivery.place')}
        maxLength={80}
        autoComplete="postal-code"
        enterKeyHint="search"
        onKeyDown={searchByEnter}
      />
      <Button
        ref={linkRef}
        href={stores}
        icon={<MapPinIcon size={20} />}
        data-opens="storefinder:layer-requested"
        onClick={search}
      >
        {text('checkout.delivery.chooseStore')}
      </Button>
    </div>
  );
}
