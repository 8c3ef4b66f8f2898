import { sendToApp } from '@fachwerk/shared/app-bridge';
import { changeEmail } from '@fachwerk/shared/calls';
import type { FormAnswer, Profile } from '@fachwerk/shared/contracts';
import { EmailField, fillText, FormPasswordField, useServerForm } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { AccountForm } from '../form/AccountForm';
import { answerOf } from '../form/answer-of';

interface EmailFormProps {
  profile: Profile;
  answer: FormAnswer | null;
}

/** The address changes only with the link in the mail to the new one. */
export function EmailForm({ profile, answer }: EmailFormProps) {
  const text = useMessages();
  const own = answerOf(answer, 'email-change');
  const [doneKey, setDoneKey] = useState(own.doneKey);
  const [pending, setPending] = useState(profile.pendingEmail);
  const running = useServerForm({
    call: changeEmail,
    async schema() {
      const { EmailChangeForm } = await import('@fachwerk/shared/contracts');
      return EmailChangeForm;
    },
    initialValues: { email: '', currentPassword: '' },
    lastAnswer: own.toCorrect,
    onDone({ msg }, values) {
      setDoneKey(msg ?? null);
      setPending(String(values.email));
      running.form.resetForm();
      sendToApp('mailChange', { state: 'requested' });
    },
    onFailed: () => setDoneKey(null),
  });

  return (
    <AccountForm
      headline={text('account.emailChange.headline')}
      intro={
        <>
          <p>{fillText(text('account.emailChange.current'), { email: <strong>{profile.email}</strong> })}</p>
          {pending && (
            <p>{fillText(text('account.emailChange.pending'), { email: <strong>{pending}</strong> })}</p>
          )}
        </>
      }
      form={running}
      done={doneKey && text(doneKey)}
      submit={text('account.emailChange.submit')}
    >
      <EmailField
        label={text('account.emailChange.new')}
        hint={text('account.emailChange.hint')}
        autoComplete="email"
      />
      <FormPasswordField
        name="currentPassword"
        label={text('account.ownPassword')}
        autoComplete="current-password"
      />
    </AccountForm>
  );
}
