import { requestLayer } from '@fachwerk/shared/bus';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';

interface OtherStoreButtonProps {
  /** Names what the store is for, where the page has several of these buttons. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Opens the layer of stores; without script a link to the page of stores. */
export function OtherStoreButton({ label, className }: OtherStoreButtonProps) {
  const text = useMessages();
  const { bus, config } = usePlatform();
  if (!config.pageUrls.stores) return null;

  function openLayer(event: MouseEvent) {
    if (requestLayer(bus, 'storefinder:layer-requested', {})) event.preventDefault();
  }

  return (
    <Button
      className={className}
      href={config.pageUrls.stores}
      variant="quiet"
      size="small"
      aria-label={label}
      data-opens="storefinder:layer-requested"
      onClick={openLayer}
    >
      {text('cart.reservation.changeStore')}
    </Button>
  );
}
