import { confirmRegistration } from '@fachwerk/shared/calls';
import { AccountAnswer, RegisterConfirmForm } from '@fachwerk/shared/contracts';
import {
  FormFrame,
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
import type { FormAnswer } from '@fachwerk/shared/contracts';

export interface RegisterConfirmData {
  token: string | null;
  answer: FormAnswer | null;
}

/** A click and not the mere visit confirms: scanners of mail programs open links too. */
export function RegisterConfirm({ data }: WidgetProps<unknown, RegisterConfirmData>) {
  const t = useMessages();
  const { pageUrls } = usePlatform().config;
  const [isDone, setIsDone] = useState(false);
  const running = useServerForm({
    call: confirmRegistration,
    schema: RegisterConfirmForm,
    check: AccountAnswer,
    initialValues: { token: data.token ?? '' },
    lastAnswer: toCorrect(data.answer),
    onDone: () => setIsDone(true),
  });

  if (isDone || wentWell(data.answer))
    return (
      <ReadyToLogIn
        headline={t('account.confirm.doneHeadline')}
        text={t('account.confirm.doneText')}
        isFresh={isDone}
      />
    );
  const refused = running.serverErrors.global;
  if (!data.token && refused.length > 0)
    return (
      <LinkBroken
        headline={t('account.confirm.refusedHeadline')}
        text={refused.join(' ')}
        way={pageUrls.login}
        wayText={t('account.login.submit')}
      />
    );
  if (!data.token)
    return (
      <LinkBroken
        text={t('account.confirm.broken')}
        way={pageUrls.register}
        wayText={t('account.login.register')}
      />
    );

  return (
    <FormFrame headline={t('account.confirm.headline')} intro={<p>{t('account.confirm.text')}</p>}>
      <ServerForm
        form={running}
        submit={
          <SubmitButton
            isPending={running.isPending}
            note={pageUrls.login && <a href={pageUrls.login}>{t('account.backToLogin')}</a>}
          >
            {t('account.confirm.submit')}
          </SubmitButton>
        }
      >
        <input type="hidden" name="token" value={data.token} />
      </ServerForm>
    </FormFrame>
  );
}
