import { checkWithdrawal } from '@fachwerk/shared/calls';
import { WithdrawalForm, type FormAnswer } from '@fachwerk/shared/contracts';
import {
  FormFrame,
  EmailField,
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

/** The law allows to ask for name, contract and a way to send the receipt; nothing else is mandatory. */
export function WithdrawalFields({ values, lastAnswer, onDone }: WithdrawalFieldsProps) {
  const t = useMessages();
  const running = useServerForm({
    call: checkWithdrawal,
    schema: WithdrawalForm,
    initialValues: { ...values },
    lastAnswer: toCorrect(lastAnswer),
    onDone: (_answer, typed) => onDone(toValues(typed)),
  });

  return (
    <FormFrame
      headline={t('withdrawal.headline')}
      intro={<p>{t('withdrawal.intro')}</p>}
      aside={<WithdrawalNotes />}
    >
      <ServerForm
        form={running}
        submit={
          <SubmitButton isPending={running.isPending} note={t('withdrawal.nextNote')}>
            {t('withdrawal.next')}
          </SubmitButton>
        }
      >
        <FormTextField name="name" label={t('withdrawal.name')} autoComplete="name" />
        <FormTextField
          name="orderNumber"
          label={t('withdrawal.orderNumber')}
          hint={t('withdrawal.orderNumberHint')}
          autoComplete="off"
        />
        <EmailField autoComplete="email" hint={t('withdrawal.emailHint')} />
        <FormTextArea
          name="text"
          label={t('withdrawal.text')}
          labelNote={t('forms.optional')}
          hint={t('withdrawal.textHint')}
          maxLength={2000}
        />
      </ServerForm>
    </FormFrame>
  );
}
