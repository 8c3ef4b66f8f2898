import { sendToApp } from '@fachwerk/shared/app-bridge';
import { changePassword } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import { FormPasswordField, useServerForm } from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { AccountForm } from '../form/AccountForm';
import { answerOf } from '../form/answer-of';

interface PasswordFormProps {
  /** For the password manager. */
  email: string;
  answer: FormAnswer | null;
  captchaActive: boolean;
}

export function PasswordForm({ email, answer, captchaActive }: PasswordFormProps) {
  const text = useMessages();
  const { requestPassword } = usePlatform().config.pageUrls;
  const own = answerOf(answer, 'password-change');
  const [doneKey, setDoneKey] = useState(own.doneKey);
  const running = useServerForm({
    call: changePassword,
    async schema() {
      const { PasswordChangeForm } = await import('@fachwerk/shared/contracts');
      return PasswordChangeForm;
    },
    initialValues: { currentPassword: '', password: '' },
    lastAnswer: own.toCorrect,
    captchaActive: captchaActive || own.toCorrect?.captchaActive === true,
    onDone({ msg }) {
      setDoneKey(msg ?? null);
      running.form.resetForm();
      sendToApp('passwordChange', {});
    },
    onFailed: () => setDoneKey(null),
  });

  return (
    <AccountForm
      headline={text('account.passwordChange.headline')}
      intro={<p>{text('account.passwordChange.text')}</p>}
      form={running}
      done={doneKey && text(doneKey)}
      submit={text('account.passwordChange.submit')}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormPasswordField
        name="currentPassword"
        label={text('account.currentPassword')}
        autoComplete="current-password"
      />
      <FormPasswordField
        name="password"
        label={text('account.newPassword')}
        autoComplete="new-password"
        hasRules
      />
      {requestPassword && (
        <p>
          <a href={requestPassword}>{text('account.login.forgotten')}</a>
        </p>
      )}
    </AccountForm>
  );
}
