import { closeSidebar, openSidebar, requestStoreLayer, STORE_LAYER_ID } from '@fachwerk/shared/bus';
import { CaretDownIcon, joinClasses, StoreIcon, VisuallyHidden } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, useOfflineNotice, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useEffect, useRef, type MouseEvent } from 'react';
import { isWidgetMounted } from '../../../is-widget-mounted';
import { storeLabel } from '../../../store-label';
import styles from './StoreShortcut.module.css';

const TILE = 'store-tile';

/**
 * The chosen store, or the way to choose one. Always a link to the stores; where the store finder runs on this page, a click opens its
 * tile or its layer instead. Professional customers belong to one store and get none (specification 2 and 6).
 */
export function StoreShortcut() {
  const { bus, config } = usePlatform();
  const text = useMessages();
  const store = useTopic('selectedStore');
  const isProhibis = useTopic('isProhibis');
  const openedId = useTopic('openedSidebarId');
  const isAlive = useIsHydrated();
  const noticeOffline = useOfflineNotice();
  const linkRef = useRef<HTMLAnchorElement>(null);
  /** The tile closes when the mouse goes down beside it: the click that follows must not open it again. */
  const wasOpen = useRef(false);
  const isTileOpen = openedId === TILE;
  const isOpen = isTileOpen || openedId === STORE_LAYER_ID;

  useEffect(() => {
    if (!isTileOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      closeSidebar(bus, TILE);
      linkRef.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isTileOpen, bus]);

  if (!config.pageUrls.stores || isProhibis) return null;

  function open(event: MouseEvent): void {
    // With these keys a click opens the link elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isTakenOver = store ? isWidgetMounted(TILE) : requestStoreLayer(bus);
    if (isTakenOver || noticeOffline()) event.preventDefault();
    if (!isTakenOver) return;
    if (store && wasOpen.current) closeSidebar(bus, TILE);
    else if (store) openSidebar(bus, TILE);
    wasOpen.current = false;
  }

  const chosen = store && storeLabel(store);
  const label = chosen ?? text('header.store.label');
  return (
    <a
      ref={linkRef}
      className={styles.shortcut}
      href={config.pageUrls.stores}
      {...(isAlive && { 'aria-expanded': isOpen })}
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
