import type { FormAnswer, ProhibisOrder } from '@fachwerk/shared/contracts';
import { Button, CartIcon, EmptyState, WarningIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { OrderPageData } from './order-data';
import { OrderForm } from './OrderForm';
import { OrderLines } from './OrderLines';
import styles from './ProhibisOrderPage.module.css';
import { useOrderFlow } from './use-order-flow';

/** The order of a professional customer on one page. */
export function ProhibisOrderPage({ data }: { data: OrderPageData }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  if (data.kind === 'ready') return <Order loaded={data.order} lastAnswer={data.lastAnswer} />;
  const isForbidden = data.kind === 'forbidden';
  const retry = pageUrls.prohibisOrder ?? pageUrls.basket;
  return (
    <EmptyState
      headingLevel={1}
      icon={<WarningIcon size={48} />}
      title={text(isForbidden ? 'prohibis.error.forbidden.headline' : 'prohibisOrder.failed.title')}
      actions={
        <>
          <Button variant="primary" href={isForbidden ? (pageUrls.login ?? pageUrls.start) : retry}>
            {text(isForbidden ? 'prohibisOrder.login' : 'prohibisOrder.retry')}
          </Button>
          <Button href={pageUrls.basket}>{text('prohibisOrder.toCart')}</Button>
        </>
      }
    >
      <p>{text(isForbidden ? 'prohibis.error.forbidden.text' : 'prohibisOrder.failed.text')}</p>
    </EmptyState>
  );
}

function Order({ loaded, lastAnswer }: { loaded: ProhibisOrder; lastAnswer: FormAnswer | null }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const flow = useOrderFlow(loaded);
  const { order } = flow;

  if (order.checkout.isEmpty)
    return (
      <EmptyState
        headingLevel={1}
        icon={<CartIcon size={48} />}
        title={text('prohibisOrder.empty.title')}
        actions={
          <Button variant="primary" href={pageUrls.start}>
            {text('prohibisOrder.toStart')}
          </Button>
        }
      >
        <p>{text('prohibisOrder.empty.text')}</p>
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <h1>{text('prohibisOrder.headline')}</h1>
      <OrderLines order={order} />
      <OrderForm flow={flow} lastAnswer={lastAnswer} />
    </div>
  );
}
