import type { MapTiles } from '@fachwerk/shared/contracts';
import { usePlatform, useTopic } from '@fachwerk/shared/widget';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const choice = useTopic('consent@2');
  const isAllowed = choice?.services.includes('map-tiles') === true;
  const decision = { isAllowed, decidedAt: choice?.decidedAt };
  const [decisions, setDecisions] = useState(0);
  const isFirst = useRef(true);

  const open = useEffectEvent((offer: typeof LoadedOffer, tiles: MapTiles) => {
    setLoaded(offer);
    setIsOn(offer.isAgreed(tiles, decision));
  });
  useEffect(() => {
    if (mapTiles)
      void import('./AgreedTileMap').then(
        (offer) => open(offer, mapTiles),
        // Without the file there is no offer.
        () => setLoaded(null),
      );
  }, [mapTiles]);

  /** A later decision counts for the map that is shown, too: a denial ends an agreement to it. */
  const decide = useEffectEvent(() => {
    if (!loaded || !mapTiles) return;
    if (!isAllowed) loaded.forgetAgreement(decision);
    setIsOn(isAllowed && loaded.isAgreed(mapTiles, decision));
    setDecisions((count) => count + 1);
  });
  useEffect(() => {
    if (!isFirst.current) decide();
    isFirst.current = false;
  }, [choice]);

  if (!mapTiles) return children;
  return (
    <>
      {/* Hidden and not removed: the drawing of the server is not drawn again. */}
      <div hidden={isOn}>{children}</div>
      {loaded ? (
        <loaded.AgreedTileMap
          key={decisions}
          decision={decision}
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
