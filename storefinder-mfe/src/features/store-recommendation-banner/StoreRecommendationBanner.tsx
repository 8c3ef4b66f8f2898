import { requestLayer } from '@fachwerk/shared/bus';
import { Button, CloseIcon, IconButton, joinClasses, MapPinIcon, StoreIcon } from '@fachwerk/shared/ui';
import {
  opensElsewhere,
  useMessages,
  useOfflineNotice,
  usePlatform,
  useVisitorStore,
  VisitorText,
} from '@fachwerk/shared/widget';
import { type MouseEvent, useState } from 'react';
import styles from './StoreRecommendationBanner.module.css';

const RECOMMENDATION = 'storefinder:recommendation-requested';
const TILE = 'storefinder:tile-requested';

/**
 * Server HTML has both the question and the store, of which `data-store-lines` of the page shows one; the
 * shell fills the store in (docs/decisions/0138-the-banner-about-the-store-needs-no-script.md).
 */
export function StoreRecommendationBanner() {
  const text = useMessages();
  const { bus } = usePlatform();
  const { hasStores, store } = useVisitorStore();
  const noticeOffline = useOfflineNotice();
  const [isExited, setExited] = useState(false);
  if (isExited || !hasStores) return null;

  function exit(): void {
    setExited(true);
    bus.publish('storefinder:banner-dismissed', {});
  }

  function recommend(event: MouseEvent): void {
    if (opensElsewhere(event)) return;
    const isOpen =
      requestLayer(bus, RECOMMENDATION, {}) || requestLayer(bus, 'storefinder:layer-requested', {});
    if (isOpen || noticeOffline()) event.preventDefault();
  }

  function showStore(event: MouseEvent): void {
    if (opensElsewhere(event)) return;
    if (requestLayer(bus, TILE, {}) || noticeOffline()) event.preventDefault();
  }

  return (
    <section
      className={styles.banner}
      aria-label={text('storeBanner.label')}
      data-store-prompt={store ? undefined : ''}
    >
      {!store && (
        <div className={styles.prompt}>
          <MapPinIcon className={styles.icon} />
          <p className={styles.text}>
            <span className={styles.wide}>{text('storeBanner.prompt')}</span>
            <span className={styles.narrow}>{text('storeBanner.promptShort')}</span>
          </p>
          <Opener event={RECOMMENDATION} variant="secondary" onClick={recommend}>
            {text('storeBanner.choose')}
          </Opener>
        </div>
      )}
      <div className={joinClasses(styles.store, store !== null && styles.chosen)}>
        <div className={styles.row}>
          <StoreIcon className={styles.icon} />
          <p className={styles.text}>
            <VisitorText early="{store}" className={styles.name}>
              {store?.name ?? text('storeBanner.chosen')}
            </VisitorText>{' '}
            <VisitorText early="{storeOpening}" className={styles.opening}>
              {store?.openingText ?? ''}
            </VisitorText>
          </p>
          <Opener event={TILE} variant="quiet" onClick={showStore}>
            {text('storeBanner.show')}
          </Opener>
        </div>
      </div>
      <IconButton label={text('storeBanner.close')} className={styles.close} onClick={exit}>
        <CloseIcon size={20} />
      </IconButton>
    </section>
  );
}

interface OpenerProps {
  event: string;
  variant: 'secondary' | 'quiet';
  onClick: (event: MouseEvent) => void;
  children: string;
}

/** Without layer or script it leads to the page of all stores, where the shop has one. */
function Opener({ event, ...button }: OpenerProps) {
  const href = usePlatform().config.pageUrls.stores;
  return href ? (
    <Button size="small" href={href} data-opens={event} {...button} />
  ) : (
    <Button size="small" data-opens={event} {...button} />
  );
}
