import { fillText } from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './steps/StepForm.module.css';

interface LoginNoteProps {
  /** Key of a text with the place `{login}`. */
  message: string;
  returnTo: string;
}

/** A sentence with the way to the login, which returns to the checkout; the input stays. */
export function LoginNote({ message, returnTo }: LoginNoteProps) {
  const text = useMessages();
  const { login } = usePlatform().config.pageUrls;
  if (!login) return null;

  const target = `${login}?${new URLSearchParams({ successUrl: returnTo }).toString()}`;
  return (
    <p className={styles.intro}>
      {fillText(text(message), {
        login: <a href={target}>{text('checkout.contact.login')}</a>,
      })}
    </p>
  );
}
