import { AccountAnswer, PasswordRequestForm } from '@fachwerk/shared/contracts';
import { ServerForm, useServerForm } from '@fachwerk/shared/forms';
import { RESET_LINK_MINUTES } from '@fachwerk/shared/rules';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { EmailField } from '../common/EmailField';
import { AccountFrame } from '../common/AccountFrame';
import styles from '../common/Fields.module.css';
import { toCorrect, wentWell } from '../common/form-answer';
import { MailSent } from '../common/MailSent';
import { SubmitButton } from '../common/SubmitButton';
import type { FormAnswer } from '@fachwerk/shared/contracts';

export interface RequestPasswordData {
  answer: FormAnswer | null;
}

export function RequestPassword({ data }: WidgetProps<unknown, RequestPasswordData>) {
  const t = useMessages();
  const { urls } = usePlatform().config;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const running = useServerForm({
    path: '/rest/password/request/',
    schema: PasswordRequestForm,
    answer: AccountAnswer,
    initialValues: { email: '' },
    lastAnswer: toCorrect(data.answer),
    onDone: (_answer, { email }) => setSentTo(String(email)),
  });

  if (sentTo !== null || wentWell(data.answer))
    return (
      <MailSent
        headline={t('account.request.doneHeadline')}
        text="account.request.doneText"
        values={{ minutes: RESET_LINK_MINUTES }}
        email={sentTo ?? data.answer?.values.email}
        isFresh={sentTo !== null}
        next={urls.start}
        again={urls.requestPassword}
        onAgain={sentTo === null ? undefined : () => setSentTo(null)}
      />
    );

  return (
    <AccountFrame headline={t('account.request.headline')} intro={<p>{t('account.request.text')}</p>}>
      <ServerForm
        form={running}
        className={styles.form}
        submit={
          <SubmitButton
            isPending={running.isPending}
            note={urls.login && <a href={urls.login}>{t('account.backToLogin')}</a>}
          >
            {t('account.request.submit')}
          </SubmitButton>
        }
      >
        <EmailField autoComplete="username" />
      </ServerForm>
    </AccountFrame>
  );
}
