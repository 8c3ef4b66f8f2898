import type { WithdrawalReceipt as Receipt } from '@fachwerk/shared/contracts';
import type { WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import type { WithdrawalData } from './withdrawal-data';
import { toValues, type WithdrawalValues } from './withdrawal-values';
import { WithdrawalFields } from './WithdrawalFields';
import { WithdrawalReceipt } from './WithdrawalReceipt';
import { WithdrawalReview } from './WithdrawalReview';

type Step =
  | { name: 'form'; isBack?: boolean }
  | { name: 'review' }
  | { name: 'receipt'; receipt: Receipt; isFresh: boolean };

/** The lines of the address are ticked, and the only line of an order. */
const valuesOf = ({ order, ticked }: WithdrawalData): Partial<WithdrawalValues> =>
  order
    ? {
        order: order.orderId,
        orderNumber: order.number,
        lines: ticked ?? (order.lines.length === 1 ? order.lines.map(({ lineId }) => lineId).join() : ''),
      }
    : {};

/** Form, review with the second button required by law, receipt. Going back keeps the input. */
export function Withdrawal({ data }: WidgetProps<unknown, WithdrawalData>) {
  const [values, setValues] = useState<WithdrawalValues>(() =>
    toValues({ ...data.known, ...valuesOf(data), ...data.answer?.values }),
  );
  const [isStarted, setIsStarted] = useState(false);
  const [step, setStep] = useState<Step>(() =>
    data.receipt && data.step === 'receipt'
      ? { name: 'receipt', receipt: data.receipt, isFresh: false }
      : { name: data.step === 'review' ? 'review' : 'form' },
  );

  if (step.name === 'receipt') return <WithdrawalReceipt values={values} order={data.order} {...step} />;
  if (step.name === 'review')
    return (
      <WithdrawalReview
        values={values}
        order={data.order}
        isFresh={isStarted}
        editUrl={data.editUrl}
        answerKey={isStarted ? null : data.answerKey}
        onEdit={() => setStep({ name: 'form', isBack: true })}
        onDone={(receipt) => setStep({ name: 'receipt', receipt, isFresh: true })}
      />
    );
  return (
    <WithdrawalFields
      values={data.order ? values : { ...values, order: '', lines: '' }}
      data={data}
      lastAnswer={isStarted ? null : data.answer}
      onDone={(typed) => {
        setValues(typed);
        setIsStarted(true);
        setStep({ name: 'review' });
      }}
    />
  );
}
