import { Fragment } from 'react';
import type { OrderAddress, OrderView } from '../contracts/orders/order';
import { addressLines } from '../rules/postal-address';
import { statedByFirm } from '../rules/stated-by-firm';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import styles from './OrderAddresses.module.css';

/** Where the order goes, who pays, how, and what a firm has stated. */
export function OrderAddresses({ order }: { order: OrderView }) {
  const text = useMessages();
  const { deliveryAddress, billingAddress, paymentMethod } = order;

  return (
    <dl className={styles.facts}>
      {deliveryAddress && <Address label={text('order.addresses.delivery')} address={deliveryAddress} />}
      {billingAddress && <Address label={text('order.addresses.billing')} address={billingAddress} />}
      <dt>{text('order.addresses.email')}</dt>
      <dd>{order.email}</dd>
      <dt>{text('order.addresses.payment')}</dt>
      <dd>{text(`payment.${paymentMethod}`)}</dd>
      {statedByFirm(order).map(([name, value]) => (
        <Fragment key={name}>
          <dt>{text(`order.firm.${name}`)}</dt>
          <dd className={styles.stated}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Address({ label, address }: { label: string; address: OrderAddress }) {
  const { shopLocale } = usePlatform().config;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {addressLines(address, shopLocale).map((line, index) => (
          <span key={index} className={styles.line}>
            {line}
          </span>
        ))}
      </dd>
    </>
  );
}
