import { saveBankDetails } from '@fachwerk/shared/calls';
import type { BankDetails, FormAnswer } from '@fachwerk/shared/contracts';
import {
  FormFrame,
  FormTextField,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
} from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './BankDetails.module.css';

interface BankDetailsFieldsProps {
  orderId: string;
  orderNumber: string;
  /** The refund, e.g. "12,50 €". */
  amount: string;
  /** Answer to the last form without script. */
  answer: FormAnswer | null;
  /** Link to the order. */
  back: ReactNode;
  onDone: (details: BankDetails) => void;
}

export function BankDetailsFields(props: BankDetailsFieldsProps) {
  const { orderId, orderNumber, amount, answer, back, onDone } = props;
  const text = useMessages();
  const { privacy } = usePlatform().config.pageUrls;
  const running = useServerForm({
    call: saveBankDetails,
    params: { orderId },
    async schema() {
      const { BankDetailsForm } = await import('@fachwerk/shared/contracts');
      return BankDetailsForm;
    },
    initialValues: { accountHolder: '', iban: '' },
    lastAnswer: toCorrect(answer),
    onDone,
  });

  return (
    <FormFrame
      headline={text('bankDetails.headline')}
      intro={<p>{text('bankDetails.intro', { number: orderNumber, amount })}</p>}
    >
      <ServerForm
        form={running}
        submit={<SubmitButton isPending={running.isPending}>{text('bankDetails.submit')}</SubmitButton>}
      >
        <FormTextField name="accountHolder" label={text('bankDetails.holder')} autoComplete="name" />
        <FormTextField
          name="iban"
          label={text('bankDetails.iban')}
          hint={text('bankDetails.ibanHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </ServerForm>
      <p className={styles.privacy}>
        {text('bankDetails.privacy')} {privacy && <a href={privacy}>{text('bankDetails.privacyLink')}</a>}
      </p>
      {back}
    </FormFrame>
  );
}
