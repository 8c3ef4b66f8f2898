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
import { useMessages } from '@fachwerk/shared/widget';
import { toValues, type WithdrawalValues } from './withdrawal-values';
import { WithdrawalNotes } from './WithdrawalNotes';

interface WithdrawalFieldsProps {
  values: WithdrawalValues;
  lastAnswer: FormAnswer | null;
  onDone: (values: WithdrawalValues) => void;
}

/** By law only name, contract and a way to send the receipt are mandatory. */
export function WithdrawalFields({ values, lastAnswer, onDone }: WithdrawalFieldsProps) {
  const text = useMessages();
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
      <ServerForm
        form={running}
        submit={
          <SubmitButton isPending={running.isPending} note={text('withdrawal.nextNote')}>
            {text('withdrawal.next')}
          </SubmitButton>
        }
      >
        <FormTextField name="name" label={text('withdrawal.name')} autoComplete="name" />
        <FormTextField
          name="orderNumber"
          label={text('withdrawal.orderNumber')}
          hint={text('withdrawal.orderNumberHint')}
          autoComplete="off"
        />
        <EmailField autoComplete="email" hint={text('withdrawal.emailHint')} />
        <FormTextArea
          name="text"
          label={text('withdrawal.text')}
          labelNote={text('forms.optional')}
          hint={text('withdrawal.textHint')}
          maxLength={2000}
        />
      </ServerForm>
    </FormFrame>
  );
}
