import type { MapTiles } from '@fachwerk/shared/contracts';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './AgreedTileMap.module.css';

interface MapFootProps {
  tiles: MapTiles;
  onStop: () => void;
}

/** Below the map: how fingers move it, where it comes from, and the way back. */
export function MapFoot({ tiles: { provider, credit }, onStop }: MapFootProps) {
  const text = useMessages();
  return (
    <>
      <p className={styles.fingers}>{text('tileMap.fingers')}</p>
      <div className={styles.foot}>
        <p className={styles.credit}>
          {text('tileMap.provider', { provider })} ·{' '}
          {credit.map(({ text: words, href }, index) =>
            href ? (
              <a key={index} href={href} rel="noopener noreferrer">
                {words}
              </a>
            ) : (
              words
            ),
          )}
        </p>
        <Button className={styles.stop} variant="quiet" size="small" onClick={onStop}>
          {text('tileMap.stop')}
        </Button>
      </div>
    </>
  );
}
