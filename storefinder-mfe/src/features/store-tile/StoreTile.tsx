import { requestStoreLayer } from '@fachwerk/shared/bus';
import { useLatePart, useOfflineNotice, usePlatform, useSidebar, useTopic } from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import { LAPTOP_OR_BELOW } from '../../laptop-or-below';
import { useMediaQuery } from '../../use-media-query';
import { useOpener } from './use-opener';

export const STORE_TILE_ID = 'store-tile';

/** The chosen store. The tile is loaded when it opens; without a store it leads to the choice. */
export function StoreTile() {
  const { bus, root, config } = usePlatform();
  const { stores } = config.pageUrls;
  const noticeOffline = useOfflineNotice();
  const selected = useTopic('selectedStore');
  const isSheet = useMediaQuery(LAPTOP_OR_BELOW);
  const { isOpen, close } = useSidebar(STORE_TILE_ID, { locksScroll: isSheet });
  const opener = useOpener(STORE_TILE_ID);
  const isMissing = isOpen && !selected;

  function goToStores(): void {
    if (stores && !noticeOffline()) window.location.assign(stores);
  }

  function change(): void {
    // The layer returns the focus to the element that has it now, and the tile is closed by then.
    opener.current?.focus();
    close();
    if (!requestStoreLayer(bus)) goToStores();
  }

  useEffect(() => {
    if (!isMissing) return;
    close();
    requestStoreLayer(bus);
  }, [bus, close, isMissing]);

  const panel = useLatePart({
    isWanted: isOpen && selected !== null,
    load: () => import('./TilePanel'),
    // Without a chosen store the link opens the layer.
    opener: stores && selected ? `a[href="${stores}"]` : undefined,
    onMissing() {
      close();
      goToStores();
    },
  });
  if (!panel || !isOpen || !selected || !root) return null;
  return (
    <panel.TilePanel
      selected={selected}
      isSheet={isSheet}
      opener={opener}
      root={root}
      onChange={change}
      onClose={close}
    />
  );
}
