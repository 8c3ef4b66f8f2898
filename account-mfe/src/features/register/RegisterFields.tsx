import { register } from '@fachwerk/shared/calls';
import { AccountAnswer, registerForm, SALUTATIONS, type FormAnswer } from '@fachwerk/shared/contracts';
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
import { useMessages } from '@fachwerk/shared/widget';
import { useMemo } from 'react';
import type { RegisterProps } from './register.props';
import styles from './RegisterFields.module.css';
import { TermsLabel } from './TermsLabel';

interface RegisterFieldsProps {
  action: string | undefined;
  model: NonNullable<RegisterProps['initialModel']>;
  today: string;
  lastAnswer: FormAnswer | null;
  /** With the address that the mail went to, and what the form holds besides passwords. */
  onDone: (sent: { to: string; model: RegisterFieldsProps['model'] }) => void;
}

export function RegisterFields({ action, model, today, lastAnswer, onDone }: RegisterFieldsProps) {
  const t = useMessages();
  const schema = useMemo(() => registerForm(today), [today]);
  const running = useServerForm({
    call: register,
    action,
    schema,
    check: AccountAnswer,
    initialValues: {
      salutation: model.salutation ?? '',
      firstName: model.firstName ?? '',
      lastName: model.lastName ?? '',
      email: model.email ?? '',
      password: '',
      passwordRepeat: '',
      birthDate: model.birthDate ?? '',
      customerCardNumber: model.customerCardNumber ?? '',
      acceptTerms: false,
    },
    lastAnswer,
    onDone: (_answer, { password: _first, passwordRepeat: _second, ...typed }) =>
      onDone({ to: String(typed.email), model: typed as RegisterFieldsProps['model'] }),
  });
  const optional = t('forms.optional');

  return (
    <ServerForm
      form={running}
      submit={
        <SubmitButton isPending={running.isPending} note={t('account.register.mailNote')}>
          {t('account.register.submit')}
        </SubmitButton>
      }
    >
      <FormRadioGroup
        name="salutation"
        label={t('account.salutation')}
        options={SALUTATIONS.map((value) => ({ value, label: t(`account.salutation.${value}`) }))}
      />
      <div className={styles.pair}>
        <FormTextField name="firstName" label={t('account.firstName')} autoComplete="given-name" />
        <FormTextField name="lastName" label={t('account.lastName')} autoComplete="family-name" />
      </div>
      <EmailField autoComplete="email" />
      <FormPasswordField name="password" label={t('account.password')} autoComplete="new-password" hasRules />
      <FormPasswordField
        name="passwordRepeat"
        label={t('account.passwordRepeat')}
        autoComplete="new-password"
      />
      <FormDateField
        name="birthDate"
        label={t('account.birthDate')}
        labelNote={optional}
        autoComplete="bday"
      />
      <FormTextField
        name="customerCardNumber"
        label={t('account.customerCard')}
        labelNote={optional}
        hint={t('account.customerCardHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormCheckbox name="acceptTerms" label={<TermsLabel />} />
    </ServerForm>
  );
}
