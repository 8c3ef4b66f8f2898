import { sendToApp } from '@fachwerk/shared/app-bridge';
import { confirmEmail, objectToEmail } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  FormFrame,
  Outcome,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { LinkBroken } from '../../outcomes/LinkBroken';
import type { EmailChangeProps } from './email-change.props';

export interface EmailChangeData {
  token: string | null;
  answer: FormAnswer | null;
}

const KEYS = { confirm: 'account.emailConfirm', object: 'account.emailObjection' };

/** Changes by a click and not by the visit: mail scanners open links too. */
export function EmailChange({ props: { step }, data }: WidgetProps<EmailChangeProps, EmailChangeData>) {
  const text = useMessages();
  const { account, requestPassword } = usePlatform().config.pageUrls;
  const [isDone, setIsDone] = useState(false);
  const key = KEYS[step];
  const running = useServerForm({
    call: step === 'confirm' ? confirmEmail : objectToEmail,
    initialValues: { token: data.token ?? '' },
    lastAnswer: toCorrect(data.answer),
    onDone() {
      setIsDone(true);
      if (step === 'confirm') sendToApp('mailChange', { state: 'confirmed' });
    },
  });
  const next = step === 'confirm' ? account : requestPassword;

  if (isDone || wentWell(data.answer))
    return (
      <Outcome
        tone="success"
        headline={text(`${key}.doneHeadline`)}
        isFresh={isDone}
        actions={
          next && (
            <Button variant="primary" href={next}>
              {text(`${key}.next`)}
            </Button>
          )
        }
      >
        <p>{text(`${key}.doneText`)}</p>
      </Outcome>
    );
  const refused = running.serverErrors.global;
  if (!data.token)
    return (
      <LinkBroken
        headline={refused.length > 0 ? text(`${key}.refusedHeadline`) : undefined}
        message={refused.length > 0 ? refused.join(' ') : text('account.emailChange.broken')}
        way={account}
        wayText={text('account.toAccount')}
      />
    );

  return (
    <FormFrame headline={text(`${key}.headline`)} intro={<p>{text(`${key}.text`)}</p>}>
      <ServerForm
        form={running}
        submit={<SubmitButton isPending={running.isPending}>{text(`${key}.submit`)}</SubmitButton>}
      >
        <input type="hidden" name="token" value={data.token} />
      </ServerForm>
    </FormFrame>
  );
}
