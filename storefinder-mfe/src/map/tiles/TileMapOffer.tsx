import { usePlatform } from '@fachwerk/shared/widget';
import { type ReactNode, useEffect, useState } from 'react';
import type { StoreQuestion } from '../../stores-api';
import type { MapStore } from '../map-store';
import type * as LoadedOffer from './AgreedTileMap';
import styles from './TileMapOffer.module.css';

interface TileMapOfferProps {
  /** A question is sent after the consent: the page needs no positions of stores for it. */
  stores: readonly MapStore[] | StoreQuestion;
  /** Id of the store that is emphasized. */
  chosen?: string | undefined;
  /** The map of the shop itself, shown while the other one is off. */
  children: ReactNode;
}

/** Offers the map of the operator's tile server where one is set. Its code loads then only. */
export function TileMapOffer({ stores, chosen, children }: TileMapOfferProps) {
  const { mapTiles } = usePlatform().config;
  const [loaded, setLoaded] = useState<typeof LoadedOffer | null>();
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    if (mapTiles)
      void import('./AgreedTileMap').then(
        (offer) => {
          setLoaded(offer);
          setIsOn(offer.isAgreed(mapTiles));
        },
        // Without the file there is no offer.
        () => setLoaded(null),
      );
  }, [mapTiles]);

  if (!mapTiles) return children;
  return (
    <>
      {/* Hidden and not removed: the drawing of the server is not drawn again. */}
      <div hidden={isOn}>{children}</div>
      {loaded ? (
        <loaded.AgreedTileMap
          stores={stores}
          chosen={chosen}
          tiles={mapTiles}
          isOn={isOn}
          onSwitch={setIsOn}
        />
      ) : (
        loaded !== null && <div className={styles.place} />
      )}
    </>
  );
}
