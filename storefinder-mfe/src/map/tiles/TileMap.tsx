import type { MapTiles } from '@fachwerk/shared/contracts';
import { CloseIcon, IconButton, joinClasses, MinusIcon, PlusIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapStore } from '../map-store';
import styles from './AgreedTileMap.module.css';
import { showStores, type StoresOnMap } from './show-stores';
import { whenShown } from './when-shown';

interface TileMapProps {
  stores: readonly MapStore[];
  chosen: string | undefined;
  tiles: MapTiles;
  onFailure: () => void;
}

/** Stores on tiles of the operator's server, until the component is removed. */
export function TileMap({ stores, chosen, tiles, onFailure }: TileMapProps) {
  const text = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const map = useRef<StoresOnMap>(undefined);
  const [opened, setOpened] = useState<readonly MapStore[]>();

  const pinOf = useEffectEvent((grouped: readonly MapStore[], isDivided: boolean): HTMLElement => {
    const [first] = grouped;
    const pin = document.createElement('button');
    pin.type = 'button';
    const isChosen = grouped.some(({ id }) => id === chosen);
    const isGroup = grouped.length > 1;
    pin.className = joinClasses(styles.pin, isGroup && styles.group, isChosen && styles.chosen) ?? '';
    if (isGroup) pin.textContent = String(grouped.length);
    const key = isDivided ? 'tileMap.group' : 'tileMap.list';
    const name = isGroup ? text(key, { count: grouped.length }) : (first?.name ?? '');
    pin.setAttribute('aria-label', isChosen ? text('tileMap.chosen', { name }) : name);
    return pin;
  });
  const show = useEffectEvent((element: HTMLElement) =>
    showStores({
      place: element,
      stores,
      tiles,
      pinOf: (grouped, isDivided) => pinOf(grouped, isDivided),
      // A new list each time: the same stores get the focus again.
      onOpen: (some) => setOpened(some && [...some]),
      onFailure,
    }),
  );
  useEffect(() => {
    if (!place.current) return;
    const element = place.current;
    const stop = whenShown(element, () => {
      map.current = show(element);
    });
    return () => {
      stop();
      map.current?.remove();
    };
  }, []);

  useEffect(() => map.current?.redraw(), [chosen]);
  useEffect(() => link.current?.focus({ preventScroll: true }), [opened]);

  function close() {
    setOpened(undefined);
    place.current?.focus({ preventScroll: true });
  }

  function closeWithEscape({ key }: KeyboardEvent) {
    if (key === 'Escape' && opened) close();
  }

  return (
    <div className={styles.frame} onKeyDown={closeWithEscape}>
      <div className={styles.zoom}>
        <IconButton
          variant="outline"
          size="small"
          label={text('tileMap.zoomIn')}
          onClick={() => map.current?.zoom(1)}
        >
          <PlusIcon size={20} />
        </IconButton>
        <IconButton
          variant="outline"
          size="small"
          label={text('tileMap.zoomOut')}
          onClick={() => map.current?.zoom(-1)}
        >
          <MinusIcon size={20} />
        </IconButton>
      </div>
      <div ref={place} className={styles.map} role="group" aria-label={text('tileMap.label')} />
      {opened && (
        <div className={styles.card}>
          <ul role="list" className={styles.opened}>
            {opened.map(({ id, name, href }, index) => (
              <li key={id}>
                <a ref={index === 0 ? link : undefined} className={styles.link} href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <IconButton size="small" label={text('tileMap.close')} onClick={close}>
            <CloseIcon size={20} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
