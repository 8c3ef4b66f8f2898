import { requestLayer } from '@fachwerk/shared/bus';
import { Dialog } from '@fachwerk/shared/ui';
import {
  useBusEvent,
  useMessages,
  useOfflineNotice,
  usePlatform,
  useSidebar,
  useTopic,
} from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import { LAPTOP_OR_BELOW } from '../../laptop-or-below';
import { useMediaQuery } from '../../use-media-query';
import { Dropdown } from './Dropdown';
import styles from './StoreTile.module.css';
import { TileContent } from './TileContent';
import { useOpener } from './use-opener';

export const STORE_TILE_ID = 'store-tile';
const LAYER_REQUEST = 'storefinder:layer-requested';

/** The chosen store; without a store it leads to the choice. */
export function StoreTile() {
  const { bus, root, config } = usePlatform();
  const { stores } = config.pageUrls;
  const text = useMessages();
  const noticeOffline = useOfflineNotice();
  const selected = useTopic('selectedStore');
  const isSheet = useMediaQuery(LAPTOP_OR_BELOW);
  const { isOpen, open, close } = useSidebar(STORE_TILE_ID);
  const opener = useOpener(STORE_TILE_ID);
  const isMissing = isOpen && !selected;
  useBusEvent('storefinder:tile-requested', open);

  function change(): void {
    // The layer returns the focus to the element that has it now, and the tile is closed by then.
    opener.current?.focus();
    close();
    const isRequested = requestLayer(bus, LAYER_REQUEST, {});
    if (!isRequested && stores && !noticeOffline()) window.location.assign(stores);
  }

  useEffect(() => {
    if (!isMissing) return;
    close();
    requestLayer(bus, LAYER_REQUEST, {});
  }, [bus, close, isMissing]);

  if (!isOpen || !selected || !root) return null;
  const panel = {
    title: text('storeTile.title'),
    closeLabel: text('storeTile.close'),
    onClose: close,
    root,
    children: <TileContent selected={selected} onChange={change} />,
  };
  return isSheet ? (
    <Dialog isOpen placement="right" className={styles.sheet} {...panel} />
  ) : (
    <Dropdown opener={opener} {...panel} />
  );
}
