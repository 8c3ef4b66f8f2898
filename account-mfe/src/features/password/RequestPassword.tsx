import { requestPassword } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  EmailField,
  FormFrame,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import { RESET_LINK_MINUTES } from '@fachwerk/shared/rules';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { MailSent } from '../../outcomes/MailSent';

export interface RequestPasswordData {
  answer: FormAnswer | null;
}

export function RequestPassword({ data }: WidgetProps<unknown, RequestPasswordData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const running = useServerForm({
    call: requestPassword,
    async schema() {
      const { PasswordRequestForm } = await import('@fachwerk/shared/contracts');
      return PasswordRequestForm;
    },
    initialValues: { email: '' },
    lastAnswer: toCorrect(data.answer),
    onDone: (_answer, { email }) => setSentTo(String(email)),
  });

  if (sentTo !== null || wentWell(data.answer))
    return (
      <MailSent
        headline={text('account.request.doneHeadline')}
        textKey="account.request.doneText"
        values={{ minutes: RESET_LINK_MINUTES }}
        email={sentTo ?? data.answer?.values.email}
        isFresh={sentTo !== null}
        next={pageUrls.start}
        again={pageUrls.requestPassword}
        onAgain={sentTo === null ? undefined : () => setSentTo(null)}
      />
    );

  return (
    <FormFrame headline={text('account.request.headline')} intro={<p>{text('account.request.text')}</p>}>
      <ServerForm
        form={running}
        submit={
          <SubmitButton
            isPending={running.isPending}
            note={pageUrls.login && <a href={pageUrls.login}>{text('account.backToLogin')}</a>}
          >
            {text('account.request.submit')}
          </SubmitButton>
        }
      >
        <EmailField autoComplete="username" />
      </ServerForm>
    </FormFrame>
  );
}
