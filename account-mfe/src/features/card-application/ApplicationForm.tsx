import { applyForCard } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  EmailField,
  fillText,
  FormCheckbox,
  FormTextField,
  ServerForm,
  SubmitButton,
  useServerForm,
} from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

interface ApplicationFormProps {
  kind: 'BONUS' | 'PARTNER';
  lastAnswer: FormAnswer | null;
  onDone: () => void;
}

/** Who gets the card: a person, or a firm with a person to ask. */
export function ApplicationForm({ kind, lastAnswer, onDone }: ApplicationFormProps) {
  const text = useMessages();
  const { privacy } = usePlatform().config.pageUrls;
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
  const privacyText = text('customerCard.terms.privacy');
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
      <FormCheckbox
        name="acceptTerms"
        label={fillText(text('partnerCard.terms'), {
          privacy: privacy ? (
            <a href={privacy} target="_blank" rel="noreferrer" title={text('account.newTab')}>
              {privacyText}
            </a>
          ) : (
            privacyText
          ),
        })}
        summaryLabel={text('customerCard.terms.label')}
      />
    </ServerForm>
  );
}
