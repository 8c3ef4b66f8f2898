import { confirmWithdrawal } from '@fachwerk/shared/calls';
import type { WithdrawalReceipt } from '@fachwerk/shared/contracts';
import { FormFrame, ServerForm, SubmitButton, useServerForm } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type MouseEvent, useEffect, useRef } from 'react';
import reviewStyles from './Withdrawal.module.css';
import type { WithdrawalOrder } from './withdrawal-order';
import { WITHDRAWAL_FIELDS, type WithdrawalValues } from './withdrawal-values';
import { WithdrawalNotes } from './WithdrawalNotes';
import { WithdrawalStatement } from './WithdrawalStatement';

interface WithdrawalReviewProps {
  values: WithdrawalValues;
  order: WithdrawalOrder | null;
  isFresh: boolean;
  /** Address of the form, without script. */
  editUrl: string;
  answerKey: string | null;
  onEdit: () => void;
  onDone: (receipt: WithdrawalReceipt) => void;
}

/** The declaration and the button "Widerruf bestätigen" (BGB §356a), which declares it. */
export function WithdrawalReview({
  values,
  order,
  isFresh,
  editUrl,
  answerKey,
  onEdit,
  onDone,
}: WithdrawalReviewProps) {
  const text = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  const running = useServerForm({
    call: confirmWithdrawal,
    initialValues: { ...values },
    isIdempotent: true,
    onDone,
  });

  useEffect(() => {
    if (isFresh) ref.current?.focus();
  }, [isFresh]);

  function edit(event: MouseEvent) {
    event.preventDefault();
    onEdit();
  }

  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={text('withdrawal.reviewHeadline')}
      className={reviewStyles.step}
    >
      <FormFrame
        headline={text('withdrawal.reviewHeadline')}
        intro={<p>{text('withdrawal.reviewIntro')}</p>}
        aside={<WithdrawalNotes />}
      >
        <WithdrawalStatement values={values} order={order} />
        <ServerForm
          form={running}
          submit={<SubmitButton isPending={running.isPending}>{text('withdrawal.confirm')}</SubmitButton>}
        >
          {WITHDRAWAL_FIELDS.map((name) => (
            <input key={name} type="hidden" name={name} value={values[name]} />
          ))}
          {answerKey && <input type="hidden" name="answer" value={answerKey} />}
        </ServerForm>
        <Button variant="quiet" href={editUrl} onClick={edit}>
          {text('withdrawal.edit')}
        </Button>
      </FormFrame>
    </div>
  );
}
