import type { BoughtAgain, FormAnswer, OrderView } from '@fachwerk/shared/contracts';
import { DocumentItems, Panel } from '@fachwerk/shared/order';
import { Button } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { Fragment } from 'react';
import { BuyAgainForm } from '../buy-again/BuyAgainForm';
import { orderWays } from './order-ways';
import styles from './OrderActions.module.css';

interface OrderActionsProps {
  order: OrderView;
  /** Address of the page. */
  page: string;
  /** The key of the page, for forms without script. */
  formKey: string;
  /** Answer to the last form without script. */
  answer: FormAnswer | null;
  onBought: (report: BoughtAgain) => void;
}

/** What the buyer can do now: cancel before picking, withdraw after it, download invoices, buy it again. */
export function OrderActions({ order, page, formKey, answer, onBought }: OrderActionsProps) {
  const text = useMessages();
  const { withdrawal, contact } = usePlatform().config.pageUrls;
  const isHydrated = useIsHydrated();
  const ways = orderWays(order, page, withdrawal);

  return (
    <Panel headline={text('guestOrder.actions.headline')} className={styles.actions}>
      {ways.map(({ way, href }) => (
        <Fragment key={way}>
          {way === 'withdraw' && <p className={styles.note}>{text('guestOrder.actions.withdrawNote')}</p>}
          <Button href={href} isWide>
            {text(`guestOrder.actions.${way === 'cancel' ? `cancel.${order.kind}` : way}`)}
          </Button>
        </Fragment>
      ))}
      {order.actions.includes('buy-again') && (
        <BuyAgainForm order={order} formKey={formKey} answer={answer} isWide onDone={onBought} />
      )}
      {order.documents.length > 0 && (
        <ul role="list" className={styles.documents}>
          <DocumentItems order={order} />
        </ul>
      )}
      {isHydrated && (
        <Button variant="quiet" isWide onClick={() => window.print()}>
          {text('order.print')}
        </Button>
      )}
      {contact && (
        <p className={styles.note}>
          {text('guestOrder.actions.help')} <a href={contact}>{text('guestOrder.actions.contact')}</a>
        </p>
      )}
    </Panel>
  );
}
