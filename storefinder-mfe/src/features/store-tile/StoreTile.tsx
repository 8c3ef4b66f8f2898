import { closeSidebar, lockScroll, requestStoreLayer } from '@fachwerk/shared/bus';
import { Dialog } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import { useMediaQuery } from '../../use-media-query';
import { Dropdown } from './Dropdown';
import styles from './StoreTile.module.css';
import { TileContent } from './TileContent';
import { useOpener } from './use-opener';

export const STORE_TILE_ID = 'store-tile';
/** Specification 2: a slide-in at laptop width or below, a dropdown above. */
const SHEET = '(max-width: 1024px)';

/** The visitor's store: hidden until it is asked for. Without a store there is one to choose. */
export function StoreTile() {
  const { bus, root, config } = usePlatform();
  const text = useMessages();
  const selected = useTopic('selectedStore');
  const isOpen = useTopic('openedSidebarId') === STORE_TILE_ID;
  const isSheet = useMediaQuery(SHEET);
  const opener = useOpener(STORE_TILE_ID);
  const isMissing = isOpen && !selected;

  function change(): void {
    // The layer gives the focus back to what has it now, and the tile is gone by then.
    opener.current?.focus();
    closeSidebar(bus, STORE_TILE_ID);
    if (!requestStoreLayer(bus) && config.urls.stores) window.location.assign(config.urls.stores);
  }

  useEffect(() => {
    if (!isMissing) return;
    closeSidebar(bus, STORE_TILE_ID);
    requestStoreLayer(bus);
  }, [bus, isMissing]);

  const isSheetOpen = isOpen && isSheet && selected !== null;
  useEffect(() => (isSheetOpen ? lockScroll(bus) : undefined), [bus, isSheetOpen]);
  // Whatever ends the widget: nothing stays open without it.
  useEffect(() => () => closeSidebar(bus, STORE_TILE_ID), [bus]);

  if (!isOpen || !selected || !root) return null;
  const panel = {
    title: text('storeTile.title'),
    closeLabel: text('storeTile.close'),
    onClose: () => closeSidebar(bus, STORE_TILE_ID),
    root,
    children: <TileContent selected={selected} onChange={change} />,
  };
  return isSheet ? (
    <Dialog isOpen placement="right" className={styles.sheet} {...panel} />
  ) : (
    <Dropdown opener={opener} {...panel} />
  );
}
