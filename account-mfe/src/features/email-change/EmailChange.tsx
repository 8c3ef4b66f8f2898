import { sendToApp } from '@fachwerk/shared/app-bridge';
import { confirmEmail, objectToEmail } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  FormFrame,
  FormPasswordField,
  Outcome,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { type ReactNode, useState } from 'react';
import { LinkBroken } from '../../outcomes/LinkBroken';
import type { EmailChangeProps } from './email-change.props';

export interface EmailChangeData {
  token: string | null;
  answer: FormAnswer | null;
}

/** The link of the mail is over or used up: a form without script cannot be sent again. */
const INVALID_LINK = 'account.emailConfirm.invalid';
const KEYS = { confirm: 'account.emailConfirm', object: 'account.emailObjection' };

/** Changes by a click and not by the visit: mail scanners open links too. */
export function EmailChange({ props: { step }, data }: WidgetProps<EmailChangeProps, EmailChangeData>) {
  return step === 'confirm' ? <Confirm data={data} /> : <Objection data={data} />;
}

/** The password is needed: access to the mailbox alone must not give its address to a stranger's account. */
function Confirm({ data }: { data: EmailChangeData }) {
  const text = useMessages();
  const [isDone, setIsDone] = useState(false);
  const running = useServerForm({
    call: confirmEmail,
    async schema() {
      const { EmailConfirmForm } = await import('@fachwerk/shared/contracts');
      return EmailConfirmForm;
    },
    initialValues: { token: data.token ?? '', password: '' },
    lastAnswer: toCorrect(data.answer),
    captchaActive: data.answer?.captchaActive === true,
    onDone() {
      setIsDone(true);
      sendToApp('mailChange', { state: 'confirmed' });
    },
  });
  return (
    <Step step="confirm" data={data} running={running} isDone={isDone}>
      <FormPasswordField name="password" label={text('account.password')} autoComplete="current-password" />
    </Step>
  );
}

function Objection({ data }: { data: EmailChangeData }) {
  const [isDone, setIsDone] = useState(false);
  const running = useServerForm({
    call: objectToEmail,
    initialValues: { token: data.token ?? '' },
    lastAnswer: toCorrect(data.answer),
    onDone: () => setIsDone(true),
  });
  return <Step step="object" data={data} running={running} isDone={isDone} />;
}

interface StepProps {
  step: EmailChangeProps['step'];
  data: EmailChangeData;
  running: ReturnType<typeof useServerForm>;
  isDone: boolean;
  /** Fields of the form. */
  children?: ReactNode;
}

function Step({ step, data, running, isDone, children }: StepProps) {
  const text = useMessages();
  const { account, requestPassword } = usePlatform().config.pageUrls;
  const key = KEYS[step];
  const isRefusedLink = data.answer?.globalErrors.some(({ msg }) => msg === INVALID_LINK) === true;
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
  if (!data.token || isRefusedLink)
    return (
      <LinkBroken
        headline={refused.length > 0 ? text(`${key}.refusedHeadline`) : undefined}
        message={refused.length > 0 ? refused.join(' ') : text('account.emailChange.broken')}
        way={account}
        wayText={text('account.toAccount')}
      />
    );

  return (
    <FormFrame
      headline={text(`${key}.headline`)}
      intro={
        <>
          <p>{text(`${key}.text`)}</p>
          {step === 'confirm' && <p>{text('account.emailConfirm.notYou')}</p>}
        </>
      }
    >
      <ServerForm
        form={running}
        submit={<SubmitButton isPending={running.isPending}>{text(`${key}.submit`)}</SubmitButton>}
      >
        {children}
        <input type="hidden" name="token" value={data.token} />
      </ServerForm>
    </FormFrame>
  );
}
