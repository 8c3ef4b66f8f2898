import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { AccountFrame } from '../common/AccountFrame';
import { fillText } from '../common/fill-text';
import { toCorrect, wentWell } from '../common/form-answer';
import { MailSent } from '../common/MailSent';
import { AccountBenefits } from './AccountBenefits';
import type { RegisterData, RegisterProps } from './register.widget';
import { RegisterFields } from './RegisterFields';

export function Register({ props, data }: WidgetProps<RegisterProps, RegisterData>) {
  const t = useMessages();
  const { urls } = usePlatform().config;
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null || wentWell(data.answer))
    return (
      <MailSent
        headline={t('account.register.doneHeadline')}
        text="account.register.doneText"
        email={sentTo ?? data.answer?.values.email}
        isFresh={sentTo !== null}
        next={props.registerSuccessUrl ?? urls.start}
        onAgain={sentTo === null ? undefined : () => setSentTo(null)}
        again={urls.register}
      />
    );

  return (
    <AccountFrame
      headline={t('account.register.headline')}
      intro={
        urls.login &&
        fillText(t('account.register.intro'), {
          login: <a href={urls.login}>{t('account.register.introLink')}</a>,
        })
      }
      aside={<AccountBenefits />}
    >
      <RegisterFields
        path={props.actionRegister ?? '/register/'}
        model={props.initialModel ?? {}}
        today={data.today}
        lastAnswer={toCorrect(data.answer)}
        onDone={setSentTo}
      />
    </AccountFrame>
  );
}
