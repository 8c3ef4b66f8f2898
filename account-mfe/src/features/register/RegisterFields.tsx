import { register } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  EmailField,
  FormCheckbox,
  FormDateField,
  FormPasswordField,
  FormRadioGroup,
  FormTextField,
  ServerForm,
  SubmitButton,
  useServerForm,
} from '@fachwerk/shared/forms';
import { SALUTATIONS } from '@fachwerk/shared/rules';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { RegisterProps } from './register.props';
import styles from './RegisterFields.module.css';
import { TermsLabel } from './TermsLabel';

interface RegisterFieldsProps {
  action: string | undefined;
  model: NonNullable<RegisterProps['initialModel']>;
  today: string;
  isNewAvsAuthenticationActive: boolean;
  lastAnswer: FormAnswer | null;
  /** Called with the recipient of the mail and the form values without the password. */
  onDone: (sent: { to: string; model: RegisterFieldsProps['model'] }) => void;
}

export function RegisterFields(props: RegisterFieldsProps) {
  const { action, model, today, lastAnswer, onDone, isNewAvsAuthenticationActive } = props;
  const text = useMessages();
  const { bus, track } = usePlatform();
  const running = useServerForm({
    call: register,
    action,
    async schema() {
      const { registerForm } = await import('@fachwerk/shared/contracts');
      return registerForm(today);
    },
    initialValues: {
      salutation: model.salutation ?? 'UNKNOWN',
      firstName: model.firstName ?? '',
      lastName: model.lastName ?? '',
      email: model.email ?? '',
      password: '',
      birthDate: model.birthDate ?? '',
      customerCardNumber: model.customerCardNumber ?? '',
      acceptTerms: false,
      ...(isNewAvsAuthenticationActive && { isNewAvsAuthenticationActive }),
    },
    lastAnswer,
    onDone(_answer, { password: _password, ...typed }) {
      track({ name: 'sign_up', values: { source: 'login_registration' } });
      bus.publish('account:registered', { state: 'requested', hasCard: Boolean(typed.customerCardNumber) });
      onDone({ to: String(typed.email), model: typed as RegisterFieldsProps['model'] });
    },
  });
  const optional = text('forms.optional');

  return (
    <ServerForm
      form={running}
      submit={
        <SubmitButton isPending={running.isPending} note={text('account.register.mailNote')}>
          {text('account.register.submit')}
        </SubmitButton>
      }
    >
      {isNewAvsAuthenticationActive && (
        <input type="hidden" name="isNewAvsAuthenticationActive" value="true" />
      )}
      <FormRadioGroup
        name="salutation"
        label={text('account.salutation')}
        options={SALUTATIONS.map((value) => ({ value, label: text(`account.salutation.${value}`) }))}
      />
      <div className={styles.pair}>
        <FormTextField name="firstName" label={text('account.firstName')} autoComplete="given-name" />
        <FormTextField name="lastName" label={text('account.lastName')} autoComplete="family-name" />
      </div>
      <EmailField autoComplete="email" />
      <FormPasswordField
        name="password"
        label={text('account.password')}
        autoComplete="new-password"
        hasRules
      />
      <FormDateField
        name="birthDate"
        label={text('account.birthDate')}
        labelNote={isNewAvsAuthenticationActive ? undefined : optional}
        autoComplete="bday"
      />
      <FormTextField
        name="customerCardNumber"
        label={text('account.customerCard')}
        labelNote={optional}
        hint={text('account.customerCardHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormCheckbox name="acceptTerms" label={<TermsLabel />} summaryLabel={text('account.terms.terms')} />
    </ServerForm>
  );
}
