import { confirmRegistration } from '@fachwerk/shared/calls';
import { type FormAnswer, localPath } from '@fachwerk/shared/contracts';
import {
  FormFrame,
  FormPasswordField,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import { shopAddress, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { goTo } from '../../go-to';
import { LinkBroken } from '../../outcomes/LinkBroken';
import { ReadyToLogIn } from '../../outcomes/ReadyToLogIn';

export interface RegisterConfirmData {
  token: string | null;
  answer: FormAnswer | null;
}

/** The link of the mail is over or used up: a form without script cannot be sent again. */
const INVALID_LINK = 'account.confirm.invalid';

/** Confirms by a click and not by the visit: mail scanners open links too. */
export function RegisterConfirm({ data }: WidgetProps<unknown, RegisterConfirmData>) {
  const text = useMessages();
  const { bus, config } = usePlatform();
  const { pageUrls } = config;
  const [isDone, setIsDone] = useState(false);
  const isRefusedLink = data.answer?.globalErrors.some(({ msg }) => msg === INVALID_LINK) === true;
  const running = useServerForm({
    call: confirmRegistration,
    async schema() {
      const { RegisterConfirmForm } = await import('@fachwerk/shared/contracts');
      return RegisterConfirmForm;
    },
    initialValues: { token: data.token ?? '', password: '' },
    lastAnswer: toCorrect(data.answer),
    captchaActive: data.answer?.captchaActive === true,
    onDone({ redirect }) {
      bus.publish('account:registered', { state: 'confirmed', hasCard: false });
      if (!redirect) return setIsDone(true);
      bus.publish('account:logged-in', {});
      goTo(shopAddress(config, localPath(redirect) ?? config.pageUrls.start));
      return 'leaving';
    },
  });

  if (isDone || wentWell(data.answer))
    return (
      <ReadyToLogIn
        headline={text('account.confirm.doneHeadline')}
        message={text('account.confirm.doneText')}
        isFresh={isDone}
      />
    );
  const refused = running.serverErrors.global;
  if (isRefusedLink || (!data.token && refused.length > 0))
    return (
      <LinkBroken
        headline={text('account.confirm.refusedHeadline')}
        message={refused.join(' ')}
        way={pageUrls.login}
        wayText={text('account.login.submit')}
      />
    );
  if (!data.token)
    return (
      <LinkBroken
        message={text('account.confirm.broken')}
        way={pageUrls.register}
        wayText={text('account.login.register')}
      />
    );

  return (
    <FormFrame
      headline={text('account.confirm.headline')}
      intro={
        <>
          <p>{text('account.confirm.text')}</p>
          <p>{text('account.confirm.notYou')}</p>
        </>
      }
    >
      <ServerForm
        form={running}
        submit={
          <SubmitButton
            isPending={running.isPending}
            note={pageUrls.login && <a href={pageUrls.login}>{text('account.backToLogin')}</a>}
          >
            {text('account.confirm.submit')}
          </SubmitButton>
        }
      >
        <FormPasswordField name="password" label={text('account.password')} autoComplete="current-password" />
        <input type="hidden" name="token" value={data.token} />
      </ServerForm>
    </FormFrame>
  );
}
