import type { WithdrawalReceipt as Receipt } from '@fachwerk/shared/contracts';
import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './Withdrawal.module.css';
import type { WithdrawalValues } from './withdrawal-values';
import { WithdrawalStatement } from './WithdrawalStatement';

interface WithdrawalReceiptProps {
  values: WithdrawalValues;
  receipt: Receipt;
  isFresh: boolean;
}

/** It confirms that the declaration arrived, with content, date and time; it does not judge it. */
export function WithdrawalReceipt({ values, receipt, isFresh }: WithdrawalReceiptProps) {
  const t = useMessages();
  const { pageUrls } = usePlatform().config;
  const isHydrated = useIsHydrated();

  return (
    <Outcome
      tone="success"
      headline={t('withdrawal.doneHeadline')}
      isFresh={isFresh}
      actions={
        <>
          {isHydrated && <Button onClick={() => window.print()}>{t('withdrawal.print')}</Button>}
          <Button variant="quiet" href={pageUrls.start}>
            {t('account.toShop')}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>{t('withdrawal.receiptNumber')}</dt>
        <dd className={styles.number}>{receipt.receiptNumber}</dd>
        <dt>{t('withdrawal.received')}</dt>
        <dd>
          <time dateTime={receipt.receivedAt}>{receipt.receivedText}</time>
        </dd>
      </dl>
      {values.orderNumber && <WithdrawalStatement values={values} />}
      <p>
        {values.email ? t('withdrawal.doneText', { email: values.email }) : t('withdrawal.doneTextNoMail')}
      </p>
    </Outcome>
  );
}
