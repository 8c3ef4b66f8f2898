import type { ReactNode } from 'react';
import { Captcha } from '../captcha/Captcha';
import { Button } from '../ui/button/Button';
import { FieldError } from '../ui/field/FieldFrame';
import { MessageBox } from '../ui/message-box/MessageBox';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import { useIsHydrated } from '../widget/use-is-hydrated';
import { Form } from './Form';
import { ServerErrorsContext } from './server-errors-context';
import styles from './ServerForm.module.css';
import type { ServerForm as Running } from './use-server-form';

interface ServerFormProps {
  /** Return value of `useServerForm`. */
  form: Running;
  /** The fields. */
  children: ReactNode;
  /** The submit button and its notes; errors of the whole form appear above it. */
  submit: ReactNode;
  /** Buttons or links to what the visitor can do about a refusal, which the error of the form shows. */
  errorActions?: ReactNode;
  /** The captcha is required: its error is the field `frcCaptchaSolution`, shown below it. */
  isCaptchaRequired?: boolean;
  id?: string;
  /** Label of the form for assistive technology. */
  label?: string;
}

/** Form of `useServerForm`: field errors appear below the fields, form errors above the submit button. */
export function ServerForm(props: ServerFormProps) {
  const { form: running, children, submit, errorActions, isCaptchaRequired = false, id, label } = props;
  const text = useMessages();
  const { form, native, serverErrors } = running;
  const { fields, global, keys } = serverErrors;
  const isLoggedOut = keys.includes('error.login.required');
  const hasMarks = Object.entries(fields).some(([name, { sent }]) => form.values[name] === sent);

  return (
    <ServerErrorsContext value={serverErrors}>
      <Form
        form={form}
        serverErrors={serverErrors}
        {...native}
        className={styles.form}
        id={id}
        aria-label={label}
      >
        {children}
        {(global.length > 0 || hasMarks) && (
          <MessageBox tone="error" isLive actions={isLoggedOut ? <LogIn /> : errorActions}>
            {global.length === 0 && <p>{text('forms.checkMarked')}</p>}
            {global.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {isLoggedOut && <p>{text('forms.loggedOut')}</p>}
          </MessageBox>
        )}
        <Captcha captcha={running.captcha} isRequired={isCaptchaRequired} />
        {isCaptchaRequired && fields.frcCaptchaSolution && (
          <FieldError id={undefined} text={fields.frcCaptchaSolution.text} />
        )}
        {submit}
      </Form>
    </ServerErrorsContext>
  );
}

/** The login has expired: another one in a tab of its own leaves all that was typed here, passwords too. */
function LogIn() {
  const text = useMessages();
  const { login } = usePlatform().config.pageUrls;
  const isHydrated = useIsHydrated();
  if (!login || !isHydrated) return null;
  const { pathname, search } = window.location;
  return (
    <Button
      size="small"
      href={`${login}?successUrl=${encodeURIComponent(pathname + search)}`}
      target="_blank"
      rel="noopener"
    >
      {text('forms.logIn')}
    </Button>
  );
}
