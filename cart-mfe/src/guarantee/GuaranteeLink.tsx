import { requestLayer } from '@fachwerk/shared/bus';
import { opensElsewhere, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import styles from './GuaranteeLink.module.css';

const REQUEST = 'cart:guarantee-notice-requested';

/**
 * Opens the official notice on the legal guarantee (Implementing Regulation (EU) 2025/1960: it may be nested
 * if the first interaction shows it). Without script it is a page, which opens beside the checkout.
 */
export function GuaranteeLink() {
  const text = useMessages();
  const { bus, config } = usePlatform();
  const { guarantee } = config.pageUrls;
  if (!guarantee) return null;

  function open(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    if (requestLayer(bus, REQUEST, {})) event.preventDefault();
  }

  return (
    <a
      className={styles.link}
      href={guarantee}
      target="_blank"
      rel="noreferrer"
      data-opens={REQUEST}
      onClick={open}
    >
      {text('guaranteeLink.label')}
    </a>
  );
}
