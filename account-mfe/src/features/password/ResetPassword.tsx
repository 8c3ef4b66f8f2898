import { resetPassword } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  FormFrame,
  FormPasswordField,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { LinkBroken } from '../../outcomes/LinkBroken';
import { ReadyToLogIn } from '../../outcomes/ReadyToLogIn';

export interface ResetPasswordData {
  token: string | null;
  answer: FormAnswer | null;
}

export function ResetPassword({ data }: WidgetProps<unknown, ResetPasswordData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const [isDone, setIsDone] = useState(false);
  const running = useServerForm({
    call: resetPassword,
    async schema() {
      const { PasswordResetForm } = await import('@fachwerk/shared/contracts');
      return PasswordResetForm;
    },
    initialValues: { token: data.token ?? '', password: '' },
    lastAnswer: toCorrect(data.answer),
    onDone: () => setIsDone(true),
  });

  if (isDone || wentWell(data.answer))
    return (
      <ReadyToLogIn
        headline={text('account.reset.doneHeadline')}
        message={text('account.reset.doneText')}
        isFresh={isDone}
      />
    );
  if (!data.token)
    return (
      <LinkBroken
        message={text('account.reset.broken')}
        way={pageUrls.requestPassword}
        wayText={text('account.request.submit')}
      />
    );

  return (
    <FormFrame headline={text('account.reset.headline')} intro={<p>{text('account.reset.text')}</p>}>
      <ServerForm
        form={running}
        submit={
          <SubmitButton
            isPending={running.isPending}
            note={
              pageUrls.requestPassword && (
                <a href={pageUrls.requestPassword}>{text('account.reset.newLink')}</a>
              )
            }
          >
            {text('account.reset.submit')}
          </SubmitButton>
        }
      >
        <input type="hidden" name="token" value={data.token} />
        <FormPasswordField
          name="password"
          label={text('account.newPassword')}
          autoComplete="new-password"
          hasRules
        />
      </ServerForm>
    </FormFrame>
  );
}
