import { trackingUrl } from '../rules/parcels';
import { ExternalIcon } from '../ui/icon/icons';
import { useMessages } from '../widget/messages';
import styles from './TrackingLink.module.css';

interface TrackingLinkProps {
  carrier: string | undefined;
  trackingNumber: string | undefined;
}

/** To the page of the carrier about a parcel; nothing if it has none. The shop asks it nothing by itself. */
export function TrackingLink({ carrier, trackingNumber }: TrackingLinkProps) {
  const text = useMessages();
  const url = trackingUrl(carrier, trackingNumber);
  if (!url) return null;
  return (
    <a
      className={styles.link}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text('order.tracking.label', { number: trackingNumber ?? '', carrier: carrier ?? '' })}
    >
      {text('order.tracking')}
      <ExternalIcon size={20} />
    </a>
  );
}
