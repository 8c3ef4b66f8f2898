import { logIn } from '@fachwerk/shared/calls';
import { type FormAnswer, localPath } from '@fachwerk/shared/contracts';
import {
  EmailField,
  FormCheckbox,
  FormFrame,
  FormPasswordField,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { AccountBenefits } from '../../benefits/AccountBenefits';
import { forgetCard } from '../../card/kept-card';
import { goTo } from '../../go-to';
import { AlreadyLoggedIn } from './AlreadyLoggedIn';
import type { LoginFormProps } from './login-form.props';
import styles from './LoginForm.module.css';
import { MergeReport, type MergeReportLine, mergeReportOf } from './MergeReport';
import { PasskeyLogin } from './PasskeyLogin';

export interface LoginFormData {
  answer: FormAnswer | null;
  /** From the page's address; overrides the prop. */
  successUrl?: string | undefined;
  /** The logged-in customer; null for anonymous visitors. */
  loggedInAs: string | null;
}

export function LoginForm({ props, data }: WidgetProps<LoginFormProps, LoginFormData>) {
  const { pageUrls } = usePlatform().config;
  const { answer } = data;
  const successUrl = data.successUrl ?? props.successUrl ?? pageUrls.account ?? pageUrls.start;
  const [report, setReport] = useState<{ lines: MergeReportLine[]; next: string } | null>(() => {
    const lines = mergeReportOf(answer?.result?.mergeReport);
    return lines.length > 0 ? { lines, next: successUrl } : null;
  });

  if (report) return <MergeReport {...report} />;
  if (data.loggedInAs !== null) return <AlreadyLoggedIn name={data.loggedInAs} next={successUrl} />;
  return (
    <Fields
      props={props}
      data={data}
      successUrl={successUrl}
      onReport={(lines, next) => setReport({ lines, next })}
    />
  );
}

interface FieldsProps extends WidgetProps<LoginFormProps, LoginFormData> {
  successUrl: string;
  onReport: (lines: MergeReportLine[], next: string) => void;
}

function Fields({ props, data: { answer }, successUrl, onReport }: FieldsProps) {
  const text = useMessages();
  const { config, bus, track } = usePlatform();
  const { pageUrls } = config;
  const forgotten = props.passwordResetUrl ?? pageUrls.requestPassword;

  const running = useServerForm({
    call: logIn,
    action: props.action,
    async schema() {
      const { LoginForm: schema } = await import('@fachwerk/shared/contracts');
      return schema;
    },
    initialValues: {
      email: '',
      password: '',
      rememberMe: false,
      mergeLists: String(props.mergeLists),
      successUrl,
    },
    lastAnswer: toCorrect(answer),
    captchaActive: props.captchaActive || answer?.captchaActive === true,
    onDone({ redirect, mergeReport }) {
      // The card of another customer who used this browser.
      forgetCard();
      bus.publish('account:logged-in', {});
      track({ name: 'login', values: { source: 'login_registration', method: 'password' } });
      const next = shopAddress(config, localPath(redirect) ?? successUrl);
      const lines = mergeReportOf(mergeReport);
      if (lines.length > 0) return onReport(lines, next);
      goTo(next);
      return 'leaving';
    },
  });

  return (
    <FormFrame
      headline={text('account.login.headline')}
      aside={pageUrls.register && <AccountBenefits />}
      isAsideWideOnly
    >
      {wentWell(answer) && answer.msg && (
        <MessageBox tone="success" isLive>
          {text(answer.msg)}
        </MessageBox>
      )}
      {running.captcha.state !== 'off' && (
        <MessageBox tone="warning">{text('account.login.severalAttempts')}</MessageBox>
      )}
      <ServerForm
        form={running}
        id={props.id}
        submit={<SubmitButton isPending={running.isPending}>{text('account.login.submit')}</SubmitButton>}
      >
        <EmailField autoComplete="username" />
        <FormPasswordField name="password" label={text('account.password')} autoComplete="current-password" />
        <div className={styles.row}>
          {props.rememberMe && <FormCheckbox name="rememberMe" label={text('account.login.rememberMe')} />}
          {forgotten && (
            <a className={styles.rowLink} href={forgotten}>
              {text('account.login.forgotten')}
            </a>
          )}
        </div>
        <input type="hidden" name="mergeLists" value={String(props.mergeLists)} />
        <input type="hidden" name="successUrl" value={successUrl} />
      </ServerForm>
      <PasskeyLogin
        successUrl={successUrl}
        mergeLists={props.mergeLists}
        rememberMe={running.form.values.rememberMe === true}
        onReport={onReport}
      />
      {pageUrls.register && (
        <div className={styles.divided}>
          <h2 className={styles.dividedHeadline}>{text('account.login.newHeadline')}</h2>
          <p className={styles.note}>{text('account.login.newText')}</p>
          <Button href={pageUrls.register} isWide>
            {text('account.login.register')}
          </Button>
        </div>
      )}
      {pageUrls.guestOrderLogin && (
        <p className={styles.divided}>
          {text('account.login.orderHeadline')}
          <a href={pageUrls.guestOrderLogin}>{text('service.guestOrderLogin')}</a>
        </p>
      )}
    </FormFrame>
  );
}
