import { linkCustomerCard } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  FormDateField,
  FormTextField,
  ServerForm,
  SubmitButton,
  useServerForm,
} from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { goTo } from '../../../go-to';
import { cardUrl } from './card-pages';

interface LinkCardFormProps {
  cardNumber: string;
  lastAnswer: FormAnswer | null;
}

/** The number of a card, and what only its owner knows. */
export function LinkCardForm({ cardNumber, lastAnswer }: LinkCardFormProps) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  const running = useServerForm({
    call: linkCustomerCard,
    async schema() {
      const { CardLinkForm } = await import('@fachwerk/shared/contracts');
      return CardLinkForm;
    },
    initialValues: { cardNumber, postalCode: '', birthDate: '' },
    lastAnswer,
    onDone() {
      goTo(cardUrl(account));
      return 'leaving';
    },
  });
  return (
    <ServerForm
      form={running}
      label={text('customerCard.link.headline')}
      submit={<SubmitButton isPending={running.isPending}>{text('customerCard.link.submit')}</SubmitButton>}
    >
      <FormTextField
        name="cardNumber"
        label={text('customerCard.number')}
        hint={text('account.customerCardHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormTextField
        name="postalCode"
        label={text('customerCard.postalCode')}
        hint={text('customerCard.link.proofHint')}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <FormDateField name="birthDate" label={text('customerCard.link.birthDate')} autoComplete="bday" />
    </ServerForm>
  );
}
