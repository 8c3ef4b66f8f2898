import { requestLayer } from '@fachwerk/shared/bus';
import { opensElsewhere, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import styles from './CouponInfoLink.module.css';

const REQUEST = 'cart:coupon-info-requested';

/** Opens the explanation as a layer; without script it is a page. */
export function CouponInfoLink() {
  const text = useMessages();
  const { bus, config } = usePlatform();
  const { couponInfo } = config.pageUrls;
  if (!couponInfo) return null;

  function open(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    if (requestLayer(bus, REQUEST, {})) event.preventDefault();
  }

  return (
    <a className={styles.link} href={couponInfo} data-opens={REQUEST} onClick={open}>
      {text('cartCoupon.info.link')}
    </a>
  );
}
