import { reportCase } from '@fachwerk/shared/calls';
import type { CaseReceipt, FormAnswer, OrderView } from '@fachwerk/shared/contracts';
import {
  FormFrame,
  FormRadioGroup,
  FormTextArea,
  Outcome,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
} from '@fachwerk/shared/forms';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { type ReactNode, useState } from 'react';
import { WithdrawalLines } from '../withdrawal/WithdrawalLines';
import { PicturesField } from './PicturesField';
import type { ReturnOrderProps } from './return-order.props';
import { returnableLines } from './returnable-lines';
import { usePictures } from './use-pictures';

export interface ReturnOrderData {
  /** Null if the order could not be loaded. */
  order: OrderView | null;
  /** Answer to the last form without script. */
  answer: FormAnswer | null;
  /** The answer to a report that was sent without script. */
  receipt: CaseReceipt | null;
}

/** A return or a complaint about articles that the buyer has. */
export function ReturnOrder({ props, data }: WidgetProps<ReturnOrderProps, ReturnOrderData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const [sent, setSent] = useState<CaseReceipt | null>(null);
  const { order, answer } = data;
  if (!order)
    return (
      <MessageBox tone="error" title={text('guestOrder.unavailable.title')}>
        {text('guestOrder.unavailable.text')}
      </MessageBox>
    );
  const page = `${pageUrls.guestOrders ?? ''}${encodeURIComponent(props.orderId)}/`;
  const toOrder = <Button href={page}>{text('returnOrder.toOrder')}</Button>;
  const receipt = sent ?? data.receipt;
  if (receipt)
    return (
      <Outcome
        tone="success"
        headline={text('returnOrder.doneHeadline')}
        isFresh={sent !== null}
        actions={
          <>
            <Button variant="primary" href={`${page}ruecksendeschein/${encodeURIComponent(receipt.number)}/`}>
              {text('returnOrder.slip')}
            </Button>
            {toOrder}
          </>
        }
      >
        <p>{text('returnOrder.doneNumber', { number: receipt.number })}</p>
        <p>{receipt.nextText}</p>
        <p>{text('returnOrder.doneMail', { email: order.email })}</p>
      </Outcome>
    );
  if (returnableLines(order).length === 0)
    return (
      <Outcome tone="warning" headline={text('returnOrder.nothing.headline')} actions={toOrder}>
        <p>{text('returnOrder.nothing.text')}</p>
      </Outcome>
    );
  return <Fields order={order} answer={answer} back={toOrder} onDone={setSent} />;
}

interface FieldsProps {
  order: OrderView;
  answer: FormAnswer | null;
  back: ReactNode;
  onDone: (receipt: CaseReceipt) => void;
}

function Fields({ order, answer, back, onDone }: FieldsProps) {
  const text = useMessages();
  const lines = returnableLines(order);
  const only = lines.length === 1 ? lines.map(({ lineId }) => lineId).join() : '';
  const pictures = usePictures('pictures');
  const running = useServerForm({
    call: reportCase,
    params: { orderId: order.orderId },
    async schema() {
      const { CaseForm } = await import('@fachwerk/shared/contracts');
      return CaseForm;
    },
    initialValues: {
      kind: 'COMPLAINT',
      wish: 'REPAIR',
      lines: only,
      text: '',
      pictures: '',
      ...answer?.values,
    },
    lastAnswer: toCorrect(answer),
    files: pictures.files,
    onDone,
  });
  const options = (name: 'kind' | 'wish', values: readonly string[]) =>
    values.map((value) => ({ value, label: text(`returnOrder.${name}.${value}`) }));

  return (
    <FormFrame
      headline={text('returnOrder.headline')}
      intro={<p>{text('returnOrder.intro', { number: order.number })}</p>}
      aside={<p>{text('returnOrder.rights')}</p>}
    >
      <ServerForm
        form={running}
        submit={<SubmitButton isPending={running.isPending}>{text('returnOrder.submit')}</SubmitButton>}
      >
        <FormRadioGroup
          name="kind"
          label={text('returnOrder.kind')}
          options={options('kind', ['COMPLAINT', 'RETURN'])}
          isStacked
        />
        <WithdrawalLines lines={lines} legend={text('returnOrder.lines')} />
        <FormRadioGroup
          name="wish"
          label={text('returnOrder.wish')}
          hint={text('returnOrder.wishHint')}
          options={options('wish', ['REPAIR', 'REPLACE', 'REFUND'])}
          isStacked
        />
        <FormTextArea
          name="text"
          label={text('returnOrder.text')}
          hint={text('returnOrder.textHint')}
          maxLength={2000}
        />
        <PicturesField pictures={pictures} />
      </ServerForm>
      {back}
    </FormFrame>
  );
}
