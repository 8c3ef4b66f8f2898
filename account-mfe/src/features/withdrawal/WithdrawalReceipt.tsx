import type { WithdrawalReceipt as Receipt } from '@fachwerk/shared/contracts';
import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './Withdrawal.module.css';
import type { WithdrawalOrder } from './withdrawal-order';
import type { WithdrawalValues } from './withdrawal-values';
import { WithdrawalStatement } from './WithdrawalStatement';

interface WithdrawalReceiptProps {
  values: WithdrawalValues;
  order: WithdrawalOrder | null;
  receipt: Receipt;
  isFresh: boolean;
}

/** Confirms the arrival of the declaration with content, date and time, not its validity. */
export function WithdrawalReceipt({ values, order, receipt, isFresh }: WithdrawalReceiptProps) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const isHydrated = useIsHydrated();

  return (
    <Outcome
      tone="success"
      headline={text('withdrawal.doneHeadline')}
      isFresh={isFresh}
      actions={
        <>
          {isHydrated && <Button onClick={() => window.print()}>{text('withdrawal.print')}</Button>}
          <Button variant="quiet" href={pageUrls.start}>
            {text('account.toShop')}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>{text('withdrawal.receiptNumber')}</dt>
        <dd className={styles.number}>{receipt.receiptNumber}</dd>
        <dt>{text('withdrawal.received')}</dt>
        <dd>
          <time dateTime={receipt.receivedAt}>{receipt.receivedText}</time>
        </dd>
      </dl>
      {values.orderNumber && <WithdrawalStatement values={values} order={order} />}
      <p>
        {values.email
          ? text('withdrawal.doneText', { email: values.email })
          : text('withdrawal.doneTextNoMail')}
      </p>
    </Outcome>
  );
}
