import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MapStore } from './map-store';
import { MapDrawing } from './MapDrawing.static';
import styles from './StoreMap.module.css';

interface StoreMapProps {
  /** The same object in every rendering: the drawing of the server stays while it does. */
  stores: readonly MapStore[];
  /** The company id of the store that is emphasized. */
  chosen?: string | undefined;
  /** Addresses of the states that lead somewhere, by name. */
  states?: Readonly<Record<string, string>> | undefined;
  /** The state of the page; others are paler. */
  home?: string | undefined;
  /** In the frame, below the drawing. */
  children?: ReactNode;
}

/** A picture of what a list beside it has in words; hidden from keyboards and screen readers. */
export function StoreMap({ stores, chosen, states, home, children }: StoreMapProps) {
  const ref = useRef<HTMLDivElement>(null);
  // A later choice moves no mark: its mark is emphasized where it is.
  const [first] = useState(chosen);

  useEffect(() => {
    ref.current?.querySelectorAll('[data-stores]').forEach((mark) => {
      mark.toggleAttribute('data-chosen', ` ${mark.getAttribute('data-stores')} `.includes(` ${chosen} `));
    });
  }, [chosen]);

  return (
    <div ref={ref} className={styles.map}>
      <MapDrawing stores={stores} chosen={first} states={states} home={home} />
      {children}
    </div>
  );
}
