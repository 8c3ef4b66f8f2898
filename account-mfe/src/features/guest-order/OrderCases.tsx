import type { OrderView } from '@fachwerk/shared/contracts';
import { CasePictures, Panel } from '@fachwerk/shared/order';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './OrderCases.module.css';

interface OrderCasesProps extends Pick<OrderView, 'cases'> {
  /** Address of the page of the order. */
  page: string;
}

/** Withdrawals, returns and complaints about the order, and how far they are. */
export function OrderCases({ cases = [], page }: OrderCasesProps) {
  const text = useMessages();
  if (cases.length === 0) return null;
  return (
    <Panel headline={text('guestOrder.cases.headline')}>
      <ul role="list" className={styles.cases}>
        {cases.map((one) => (
          <li key={one.number} className={styles.case}>
            <h3 className={styles.name}>
              {text('guestOrder.cases.name', { kind: one.kindText, number: one.number })}
            </h3>
            <p className={styles.quiet}>{text('guestOrder.cases.received', { day: one.receivedText })}</p>
            {one.pieces.map((piece, index) => (
              <p key={index}>{piece}</p>
            ))}
            <CasePictures
              pictures={one.pictures ?? []}
              label={(number) => text('guestOrder.cases.picture', { number, of: one.number })}
            />
            <dl className={styles.states}>
              <dt>{text('guestOrder.cases.goods')}</dt>
              <dd>{one.goodsText}</dd>
              <dt>{text('guestOrder.cases.money')}</dt>
              <dd>{one.moneyText}</dd>
            </dl>
            {one.warranty.map((sentence, index) => (
              <p key={index} className={styles.warranty}>
                {sentence}
              </p>
            ))}
            <p>{one.nextText}</p>
            {one.slip && (
              <a className={styles.slip} href={`${page}ruecksendeschein/${encodeURIComponent(one.number)}/`}>
                {text('guestOrder.cases.slip', { number: one.number })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
