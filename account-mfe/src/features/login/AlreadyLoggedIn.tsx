import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { nextPageText } from '../../outcomes/next-page-text';
import { LogoutForm } from '../account/LogoutForm';

/** Prevents an accidental second login; another person on the same device can log out. */
export function AlreadyLoggedIn({ name, next }: { name: string; next: string }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <Outcome
      tone="success"
      headline={text('account.login.alreadyHeadline')}
      actions={
        <>
          <Button variant="primary" href={next}>
            {text(nextPageText(next, pageUrls))}
          </Button>
          <LogoutForm />
        </>
      }
    >
      <p>{name ? text('account.login.alreadyText', { name }) : text('account.login.alreadyTextNoName')}</p>
    </Outcome>
  );
}
