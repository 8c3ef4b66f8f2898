import { answerRest } from '@fachwerk/shared/calls';
import type { FormAnswer, OrderView } from '@fachwerk/shared/contracts';
import { ServerForm, toCorrect, useServerForm } from '@fachwerk/shared/forms';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef } from 'react';
import styles from './RestQuestion.module.css';

interface RestQuestionProps {
  order: OrderView;
  /** Answer to the last form without script. */
  answer: FormAnswer | null;
  /** The buyer has just answered. */
  isAnswered: boolean;
  onDone: (order: OrderView) => void;
}

/** The store did not find everything: the buyer collects the rest, or cancels all. */
export function RestQuestion({ order, answer, isAnswered, onDone }: RestQuestionProps) {
  const text = useMessages();
  const isAsked = order.rest === 'ASKED';
  if (isAnswered && !isAsked) return <Answered order={order} />;
  if (!isAsked) return <Refused answer={answer} />;
  return (
    <MessageBox tone="warning" title={text('guestOrder.rest.title')}>
      <p>{text(`guestOrder.rest.text.${order.kind === 'reservation' ? 'reservation' : 'collect'}`)}</p>
      <div className={styles.answers}>
        <AnswerForm order={order} value="keep" answer={answer} onDone={onDone} />
        <AnswerForm order={order} value="cancel" answer={null} onDone={onDone} />
      </div>
    </MessageBox>
  );
}

interface AnswerFormProps extends Omit<RestQuestionProps, 'isAnswered'> {
  value: 'keep' | 'cancel';
}

function AnswerForm({ order, value, answer, onDone }: AnswerFormProps) {
  const text = useMessages();
  const running = useServerForm({
    call: answerRest,
    params: { orderId: order.orderId },
    initialValues: { answer: value },
    lastAnswer: toCorrect(answer),
    isIdempotent: true,
    onDone,
  });
  return (
    <ServerForm
      form={running}
      submit={
        <Button
          type="submit"
          variant={value === 'keep' ? 'primary' : 'secondary'}
          isWide
          isPending={running.isPending}
        >
          {text(`guestOrder.rest.${value}`)}
        </Button>
      }
    >
      <input type="hidden" name="answer" value={value} />
    </ServerForm>
  );
}

/** Takes the focus of the button that is gone. */
function Answered({ order }: { order: OrderView }) {
  const text = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <MessageBox tone="success" isLive>
        {text(order.rest === 'KEPT' ? 'guestOrder.rest.kept' : 'guestOrder.rest.cancelled')}
      </MessageBox>
    </div>
  );
}

/** Sent without script, when the question was not open any more. */
function Refused({ answer }: { answer: FormAnswer | null }) {
  const text = useMessages();
  const [error] = toCorrect(answer)?.globalErrors ?? [];
  return error ? <MessageBox tone="error">{text(error.msg, error.values)}</MessageBox> : null;
}
