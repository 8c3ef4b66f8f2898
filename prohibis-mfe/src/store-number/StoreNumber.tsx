import { requestLayer } from '@fachwerk/shared/bus';
import { CaretDownIcon, StoreIcon, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import styles from './StoreNumber.module.css';

const LAYER_REQUEST = 'storefinder:layer-requested';

/** Number of the chosen store. A link to all stores; with script a click opens the layer. */
export function StoreNumber() {
  const { bus, config } = usePlatform();
  const text = useMessages();
  const store = useTopic('selectedStore');

  function open(event: MouseEvent): void {
    const isForLink = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isForLink && requestLayer(bus, LAYER_REQUEST, {})) event.preventDefault();
  }

  const label = store
    ? text('prohibis.store.chosen', { number: store.companyId, city: store.address.city })
    : text(config.pageUrls.stores ? 'prohibis.store.choose' : 'prohibis.store.none');
  const face = (
    <>
      <StoreIcon size={20} className={styles.icon} />
      <span className={styles.label}>{label}</span>
    </>
  );
  if (!config.pageUrls.stores) return <p className={styles.store}>{face}</p>;
  return (
    <a className={styles.store} href={config.pageUrls.stores} data-opens={LAYER_REQUEST} onClick={open}>
      {face}
      {store && <VisuallyHidden>{text('prohibis.store.change')}</VisuallyHidden>}
      <CaretDownIcon size={16} className={styles.caret} />
    </a>
  );
}
