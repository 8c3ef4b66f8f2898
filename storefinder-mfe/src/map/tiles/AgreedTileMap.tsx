import type { MapTiles } from '@fachwerk/shared/contracts';
import { Button, Checkbox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findStores, type StoreQuestion } from '../../stores-api';
import type { MapStore } from '../map-store';
import { toMapStore } from '../to-map-store';
import styles from './AgreedTileMap.module.css';
import { forgetAgreement, isAgreed, keepAgreement, type MapDecision } from './agreement';
import { MapFoot } from './MapFoot';
import type { TileMap } from './TileMap';
import { whenShown } from './when-shown';

export { forgetAgreement, isAgreed };

interface AgreedTileMapProps {
  stores: readonly MapStore[] | StoreQuestion;
  chosen: string | undefined;
  tiles: MapTiles;
  decision: MapDecision;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

interface Loaded {
  TileMap: typeof TileMap;
  found: readonly MapStore[];
}

/**
 * Asks before the first request to the tile server (TDDDG § 25, GDPR Art. 6(1)(a)). The agreement ends with
 * the page unless the visitor keeps it, and is taken back below the map (Art. 7(3)).
 */
export function AgreedTileMap({ stores, chosen, tiles, decision, isOn, onSwitch }: AgreedTileMapProps) {
  const text = useMessages();
  const { api, config, signal } = usePlatform();
  const { privacy } = config.pageUrls;
  const [isKept, setIsKept] = useState(() => isAgreed(tiles, decision));
  const [isFailed, setIsFailed] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const region = useRef<HTMLElement>(null);
  const isUsed = useRef(false);
  const { provider } = tiles;

  const show = useEffectEvent(() => {
    const element = region.current;
    // The pressed button has left the page: on to the map, or the question, which may be above the window.
    if (isUsed.current) element?.focus();
    if (!isOn || loaded || !element) return undefined;
    return whenShown(element, () => void load().then(setLoaded, fail));
  });
  useEffect(() => show(), [isOn]);

  const followOtherPages = useEffectEvent(() => {
    if (!isOn || !isKept || isAgreed(tiles, decision)) return;
    isUsed.current = false;
    setIsKept(false);
    onSwitch(false);
  });
  useEffect(() => {
    // Taken back in another tab, or while this page waited in the history.
    const follow = () => followOtherPages();
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', follow);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', follow);
    };
  }, []);

  async function load(): Promise<Loaded> {
    const [{ TileMap }, found] = await Promise.all([import('./TileMap'), storesOf()]);
    return { TileMap, found };
  }

  async function storesOf(): Promise<readonly MapStore[]> {
    if (!('limit' in stores)) return stores;
    const { results } = await findStores(api, stores, signal);
    return results.map(({ store }) => toMapStore(store));
  }

  function fail() {
    setIsFailed(true);
    onSwitch(false);
  }

  function agree() {
    // A kept refusal ends, too.
    if (isKept || decision.isAllowed) keepAgreement(tiles, decision);
    isUsed.current = true;
    setIsFailed(false);
    onSwitch(true);
  }

  function keep(isWished: boolean) {
    setIsKept(isWished);
    if (!isWished) forgetAgreement(decision);
  }

  function takeBack() {
    keep(false);
    isUsed.current = true;
    onSwitch(false);
  }

  if (isOn)
    return (
      <section ref={region} className={styles.region} tabIndex={-1} aria-label={text('tileMap.label')}>
        {loaded ? (
          <loaded.TileMap stores={loaded.found} chosen={chosen} tiles={tiles} onFailure={fail} />
        ) : (
          <div className={styles.frame}>
            <div className={styles.map} />
          </div>
        )}
        <MapFoot tiles={tiles} onStop={takeBack} />
      </section>
    );

  return (
    <section ref={region} className={styles.question} tabIndex={-1} aria-label={text('tileMap.label')}>
      {isFailed && (
        <p role="alert" className={styles.failed}>
          {text('tileMap.failed')}
        </p>
      )}
      <p className={styles.what}>
        {text('tileMap.what', { provider })}{' '}
        {privacy && <a href={`${privacy}#karte`}>{text('tileMap.privacy')}</a>}
      </p>
      <Checkbox
        label={text('tileMap.keep')}
        checked={isKept}
        onChange={({ currentTarget }) => keep(currentTarget.checked)}
      />
      <p>
        <Button onClick={agree}>{text('tileMap.load', { provider })}</Button>
      </p>
    </section>
  );
}
