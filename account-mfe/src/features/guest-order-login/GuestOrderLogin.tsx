import { logInToOrder } from '@fachwerk/shared/calls';
import { type FormAnswer, localPath } from '@fachwerk/shared/contracts';
import {
  EmailField,
  FormFrame,
  FormTextField,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
} from '@fachwerk/shared/forms';
import { MessageBox } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { goTo } from '../../go-to';
import styles from './GuestOrderLogin.module.css';

export interface GuestOrderLoginData {
  answer: FormAnswer | null;
  /** The order that the visitor wanted to open; it needs a login. */
  isReturning: boolean;
}

/** Opens one order by its number, e-mail address and postal code, without an account. */
export function GuestOrderLogin({ data }: WidgetProps<unknown, GuestOrderLoginData>) {
  const text = useMessages();
  const { config } = usePlatform();
  const running = useServerForm({
    call: logInToOrder,
    async schema() {
      const { GuestOrderLoginForm } = await import('@fachwerk/shared/contracts');
      return GuestOrderLoginForm;
    },
    initialValues: { orderNumber: '', email: '', zip: '' },
    lastAnswer: toCorrect(data.answer),
    onDone({ redirect }) {
      goTo(shopAddress(config, localPath(redirect) ?? config.pageUrls.start));
      return 'leaving';
    },
  });

  return (
    <FormFrame
      headline={text('service.guestOrderLogin')}
      intro={<p>{text('guestOrder.login.intro')}</p>}
      aside={<Notes />}
    >
      {data.isReturning && <MessageBox tone="info">{text('guestOrder.login.again')}</MessageBox>}
      {running.captcha.state !== 'off' && (
        <MessageBox tone="warning">{text('guestOrder.login.severalAttempts')}</MessageBox>
      )}
      <ServerForm
        form={running}
        submit={<SubmitButton isPending={running.isPending}>{text('guestOrder.login.submit')}</SubmitButton>}
      >
        <FormTextField
          name="orderNumber"
          label={text('guestOrder.login.number')}
          hint={text('guestOrder.login.numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <EmailField autoComplete="email" hint={text('guestOrder.login.emailHint')} />
        <FormTextField
          name="zip"
          label={text('guestOrder.login.zip')}
          hint={text('guestOrder.login.zipHint')}
          autoComplete="postal-code"
        />
      </ServerForm>
    </FormFrame>
  );
}

function Notes() {
  const text = useMessages();
  const { login, contact } = usePlatform().config.pageUrls;

  return (
    <>
      <h2 className={styles.headline}>{text('guestOrder.login.notes')}</h2>
      <ul className={styles.notes}>
        <li>{text('guestOrder.login.noteMail')}</li>
        <li>{text('guestOrder.login.noteTime')}</li>
        {login && (
          <li>
            {text('guestOrder.login.noteAccount')} <a href={login}>{text('guestOrder.login.toAccount')}</a>
          </li>
        )}
        {contact && (
          <li>
            {text('guestOrder.login.noteHelp')} <a href={contact}>{text('guestOrder.login.toContact')}</a>
          </li>
        )}
      </ul>
    </>
  );
}
