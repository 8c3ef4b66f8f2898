import { checkWithdrawal } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  EmailField,
  FormFrame,
  FormTextArea,
  FormTextField,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
} from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { OwnOrders } from './OwnOrders';
import styles from './Withdrawal.module.css';
import type { WithdrawalData } from './withdrawal-data';
import type { WithdrawalOrder } from './withdrawal-order';
import { toValues, type WithdrawalValues } from './withdrawal-values';
import { WithdrawalLines } from './WithdrawalLines';
import { WithdrawalNotes } from './WithdrawalNotes';

interface WithdrawalFieldsProps {
  values: WithdrawalValues;
  data: Pick<WithdrawalData, 'order' | 'choices' | 'hasAccount' | 'page'>;
  lastAnswer: FormAnswer | null;
  onDone: (values: WithdrawalValues) => void;
}

/** By law only name, contract and a way to send the receipt are mandatory. */
export function WithdrawalFields({ values, data, lastAnswer, onDone }: WithdrawalFieldsProps) {
  const { order, choices, hasAccount, page } = data;
  const text = useMessages();
  const { guestOrderLogin } = usePlatform().config.pageUrls;
  const running = useServerForm({
    call: checkWithdrawal,
    async schema() {
      const { WithdrawalForm } = await import('@fachwerk/shared/contracts');
      return WithdrawalForm;
    },
    initialValues: { ...values },
    lastAnswer: toCorrect(lastAnswer),
    onDone: (_answer, typed) => onDone(toValues(typed)),
  });

  return (
    <FormFrame
      headline={text('withdrawal.headline')}
      intro={<p>{text('withdrawal.intro')}</p>}
      aside={<WithdrawalNotes />}
    >
      {choices.length > 0 && <OwnOrders choices={choices} page={page} />}
      <ServerForm
        form={running}
        submit={
          <SubmitButton isPending={running.isPending} note={text('withdrawal.nextNote')}>
            {text('withdrawal.next')}
          </SubmitButton>
        }
      >
        <FormTextField name="name" label={text('withdrawal.name')} autoComplete="name" />
        {order ? (
          <OpenedOrder order={order} />
        ) : (
          <FormTextField
            name="orderNumber"
            label={text('withdrawal.orderNumber')}
            hint={text('withdrawal.orderNumberHint')}
            autoComplete="off"
          />
        )}
        <EmailField autoComplete="email" hint={text('withdrawal.emailHint')} />
        <FormTextArea
          name="text"
          label={text('withdrawal.text')}
          labelNote={text('forms.optional')}
          hint={order ? undefined : text('withdrawal.textHint')}
          maxLength={2000}
        />
      </ServerForm>
      {order && hasAccount && (
        <p className={styles.open}>
          <a href={page}>{text('withdrawal.own.other')}</a>
        </p>
      )}
      {!order && choices.length === 0 && guestOrderLogin && (
        <p className={styles.open}>
          {text('withdrawal.openOrder')} <a href={guestOrderLogin}>{text('service.guestOrderLogin')}</a>
        </p>
      )}
    </FormFrame>
  );
}

/** Its number is known; its lines are ticked instead of described. */
function OpenedOrder({ order }: { order: WithdrawalOrder }) {
  const text = useMessages();

  return (
    <>
      <p>
        {text('withdrawal.orderNumber')} <strong>{order.number}</strong>
      </p>
      <input type="hidden" name="order" value={order.orderId} />
      <input type="hidden" name="orderNumber" value={order.number} />
      <WithdrawalLines lines={order.lines} />
    </>
  );
}
