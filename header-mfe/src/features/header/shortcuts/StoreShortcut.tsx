import { closeSidebar, requestLayer } from '@fachwerk/shared/bus';
import { CaretDownIcon, joinClasses, StoreIcon, VisuallyHidden } from '@fachwerk/shared/ui';
import {
  opensElsewhere,
  useIsHydrated,
  useMessages,
  useOfflineNotice,
  usePlatform,
  useTopic,
  useVisitorStore,
} from '@fachwerk/shared/widget';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { storeLabel } from '../../../store-label';
import styles from './StoreShortcut.module.css';

const TILE = 'store-tile';
const TILE_REQUEST = 'storefinder:tile-requested';
const LAYER = 'storefinder-layer';
const LAYER_REQUEST = 'storefinder:layer-requested';

/**
 * The chosen store, or a link to choose one. The link leads to the stores; if the store finder is on the
 * page, a click opens its tile or layer instead. Hidden for professional customers, who belong to one store
 * (specification 2 and 6).
 */
export function StoreShortcut() {
  const { bus, config } = usePlatform();
  const text = useMessages();
  const { hasStores, store } = useVisitorStore();
  const openedId = useTopic('openedSidebarId');
  const isHydrated = useIsHydrated();
  const noticeOffline = useOfflineNotice();
  const linkRef = useRef<HTMLAnchorElement>(null);
  /** A press outside closes the tile: the click that follows must not open it again. */
  const wasOpen = useRef(false);
  const isTileOpen = openedId === TILE;
  const isOpen = isTileOpen || openedId === LAYER;

  useLayoutEffect(() => {
    if (!isTileOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      closeSidebar(bus, TILE);
      linkRef.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isTileOpen, bus]);

  if (!config.pageUrls.stores || !hasStores) return null;

  function open(event: MouseEvent): void {
    if (opensElsewhere(event)) return;
    if (wasOpen.current) closeSidebar(bus, TILE);
    if (wasOpen.current || requestTileOrLayer() || noticeOffline()) event.preventDefault();
    wasOpen.current = false;
  }

  const requestTileOrLayer = () =>
    store ? requestLayer(bus, TILE_REQUEST, {}) : requestLayer(bus, LAYER_REQUEST, {});

  const chosen = store && storeLabel(store);
  const label = chosen ?? text('header.store.label');
  return (
    <a
      ref={linkRef}
      className={styles.shortcut}
      href={config.pageUrls.stores}
      data-opens={store ? TILE_REQUEST : LAYER_REQUEST}
      {...(isHydrated && { 'aria-expanded': isOpen })}
      onPointerDown={() => {
        wasOpen.current = isTileOpen;
      }}
      onKeyDown={() => {
        wasOpen.current = isTileOpen;
      }}
      onClick={open}
    >
      <StoreIcon className={styles.icon} />
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <CaretDownIcon size={16} className={joinClasses(styles.caret, isOpen && styles.turned)} />
      <VisuallyHidden>{chosen ? text('header.store.chosen', { store: chosen }) : label}</VisuallyHidden>
    </a>
  );
}
