import { saveProfile } from '@fachwerk/shared/calls';
import type { FormAnswer, Profile } from '@fachwerk/shared/contracts';
import { FormDateField, FormRadioGroup, FormTextField, useServerForm } from '@fachwerk/shared/forms';
import { SALUTATIONS } from '@fachwerk/shared/rules';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import type { AccountPageProps } from '../account-page.props';
import { AccountForm } from '../form/AccountForm';
import { answerOf } from '../form/answer-of';
import { choicesOf } from '../form/choices-of';
import styles from './ProfileTab.module.css';

interface PersonalDataFormProps {
  profile: Profile;
  answer: FormAnswer | null;
  today: string;
  props: AccountPageProps;
}

export function PersonalDataForm({ profile, answer, today, props }: PersonalDataFormProps) {
  const text = useMessages();
  const own = answerOf(answer, 'profile');
  const [doneKey, setDoneKey] = useState(own.doneKey);
  const { isNewAvsAuthenticationActive, dropdownValues } = props;
  const { salutation, firstName, lastName, birthDate, phone } = profile;
  const running = useServerForm({
    call: saveProfile,
    async schema() {
      const { profileForm } = await import('@fachwerk/shared/contracts');
      return profileForm(today);
    },
    initialValues: {
      salutation,
      firstName,
      lastName,
      birthDate,
      phone,
      ...(isNewAvsAuthenticationActive && { isNewAvsAuthenticationActive }),
    },
    lastAnswer: own.toCorrect,
    onDone: ({ msg }) => setDoneKey(msg ?? null),
    onFailed: () => setDoneKey(null),
  });
  const optional = text('forms.optional');

  return (
    <AccountForm
      headline={text('account.profile.headline')}
      form={running}
      done={doneKey && text(doneKey)}
      submit={text('account.profile.submit')}
    >
      {isNewAvsAuthenticationActive && (
        <input type="hidden" name="isNewAvsAuthenticationActive" value="true" />
      )}
      <FormRadioGroup
        name="salutation"
        label={text('account.salutation')}
        options={choicesOf(SALUTATIONS, dropdownValues?.salutation, salutation).map((value) => ({
          value,
          label: text(`account.salutation.${value}`),
        }))}
      />
      <div className={styles.pair}>
        <FormTextField name="firstName" label={text('account.firstName')} autoComplete="given-name" />
        <FormTextField name="lastName" label={text('account.lastName')} autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <FormDateField
          name="birthDate"
          label={text('account.birthDate')}
          labelNote={isNewAvsAuthenticationActive ? undefined : optional}
          autoComplete="bday"
        />
        <FormTextField
          name="phone"
          label={text('account.phone')}
          labelNote={optional}
          hint={text('account.phoneHint')}
          type="tel"
          autoComplete="tel"
        />
      </div>
    </AccountForm>
  );
}
