import { applyForCard } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import { EmailField, FormTextField, ServerForm, SubmitButton, useServerForm } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import { CardTerms } from '../card-registration/CardTerms';

interface ApplicationFormProps {
  kind: 'BONUS' | 'PARTNER';
  lastAnswer: FormAnswer | null;
  onDone: () => void;
}

/** Who gets the card: a person, or a firm with a person to ask. */
export function ApplicationForm({ kind, lastAnswer, onDone }: ApplicationFormProps) {
  const text = useMessages();
  const running = useServerForm({
    call: applyForCard,
    async schema() {
      const { CardApplicationForm } = await import('@fachwerk/shared/contracts');
      return CardApplicationForm;
    },
    initialValues: {
      kind,
      firm: '',
      firstName: '',
      lastName: '',
      email: '',
      postalCode: '',
      acceptTerms: false,
    },
    lastAnswer,
    captchaActive: lastAnswer?.captchaActive === true,
    onDone,
  });
  return (
    <ServerForm
      form={running}
      label={text('partnerCard.form')}
      submit={
        <SubmitButton isPending={running.isPending} note={text('partnerCard.note')}>
          {text('partnerCard.submit')}
        </SubmitButton>
      }
    >
      <input type="hidden" name="kind" value={kind} />
      {kind === 'PARTNER' && (
        <FormTextField name="firm" label={text('partnerCard.firm')} autoComplete="organization" />
      )}
      <FormTextField name="firstName" label={text('account.firstName')} autoComplete="given-name" />
      <FormTextField name="lastName" label={text('account.lastName')} autoComplete="family-name" />
      <EmailField autoComplete="email" />
      <FormTextField
        name="postalCode"
        label={text('customerCard.postalCode')}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <CardTerms textKey="partnerCard.terms" />
    </ServerForm>
  );
}
