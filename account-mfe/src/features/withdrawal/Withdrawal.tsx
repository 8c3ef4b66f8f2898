import type { FormAnswer, WithdrawalReceipt as Receipt } from '@fachwerk/shared/contracts';
import type { WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import type { WithdrawalChoice } from './own-choices';
import type { WithdrawalOrder } from './withdrawal-order';
import { toValues, type WithdrawalValues } from './withdrawal-values';
import { WithdrawalFields } from './WithdrawalFields';
import { WithdrawalReceipt } from './WithdrawalReceipt';
import { WithdrawalReview } from './WithdrawalReview';

export interface WithdrawalData {
  answer: FormAnswer | null;
  /** Step that the answer leads to, without script. */
  step: 'form' | 'review' | 'receipt';
  receipt: Receipt | null;
  /** Data of the logged-in customer, used as initial values. */
  known: { name: string; email: string } | null;
  /** The order of the address, if the visitor has opened it. */
  order: WithdrawalOrder | null;
  /** Lines that the address ticks; null: it names none. */
  ticked: string | null;
  /** Without an opened order: own orders that can be withdrawn. */
  choices: readonly WithdrawalChoice[];
  hasAccount: boolean;
  /** Address of the form, without an order. */
  page: string;
  /** Key of the answer, so that a second click on the confirmation has no effect. */
  answerKey: string | null;
  /** Returns to the form with its values. */
  editUrl: string;
}

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
