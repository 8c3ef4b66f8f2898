import { pathOf, readDocument } from '@fachwerk/shared/calls';
import type { BoughtAgain, OrderSummary } from '@fachwerk/shared/contracts';
import { trackingUrl } from '@fachwerk/shared/rules';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { BuyAgainForm } from '../../buy-again/BuyAgainForm';
import { BuyAgainReport } from '../../buy-again/BuyAgainReport';
import { orderWays } from '../../guest-order/order-ways';
import styles from './OrderNext.module.css';

interface OrderNextProps {
  order: OrderSummary;
  formKey: string;
}

/** What a customer does next with an order of the list, as far as its page offers it. */
export function OrderNext({ order, formKey }: OrderNextProps) {
  const text = useMessages();
  const [bought, setBought] = useState<{ report: BoughtAgain; times: number } | null>(null);
  const links = useLinks(order);

  return (
    <div className={styles.next}>
      {links.length > 0 && (
        <ul role="list" className={styles.links}>
          {links.map(({ key, ...link }) => (
            <li key={key}>
              <a
                {...link}
                aria-label={text('ownOrders.next.label', { what: text(key), number: order.number })}
              >
                {text(key)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {order.actions?.includes('buy-again') && (
        <BuyAgainForm
          order={order}
          formKey={formKey}
          isOwn
          onDone={(report) => setBought((before) => ({ report, times: (before?.times ?? 0) + 1 }))}
        />
      )}
      {bought && (
        <div className={styles.report}>
          <BuyAgainReport {...bought} />
        </div>
      )}
    </div>
  );
}

interface Link {
  /** Message key of its text. */
  key: string;
  href: string;
  target?: '_blank';
  rel?: string;
  download?: string;
}

function useLinks({ orderId, kind, invoice, parcel, openCases = 0, actions = [] }: OrderSummary): Link[] {
  const { apiOrigin, pageUrls } = usePlatform().config;
  const page = `${pageUrls.guestOrders ?? ''}${encodeURIComponent(orderId)}/`;
  // Several parcels are on the page of the order.
  const tracking = parcel?.count === 1 && trackingUrl(parcel.carrier, parcel.trackingNumber);
  return [
    ...(parcel
      ? [
          tracking
            ? {
                key: 'ownOrders.next.parcel',
                href: tracking,
                target: '_blank' as const,
                rel: 'noopener noreferrer',
              }
            : { key: 'ownOrders.next.parcels', href: page },
        ]
      : []),
    ...(openCases > 0 ? [{ key: 'ownOrders.next.case', href: page }] : []),
    ...(invoice === undefined
      ? []
      : [
          {
            key: 'ownOrders.next.invoice',
            href: apiOrigin + pathOf(readDocument, { orderId, number: invoice }),
            download: `${invoice}.pdf`,
          },
        ]),
    ...orderWays({ orderId, actions }, page, pageUrls.withdrawal).map(({ way, href }) => ({
      key: way === 'cancel' ? `ownOrders.next.cancel.${kind}` : `ownOrders.next.${way}`,
      href,
    })),
  ];
}
