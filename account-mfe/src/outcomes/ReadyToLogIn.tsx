import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

interface ReadyToLogInProps {
  headline: string;
  message: string;
  isFresh: boolean;
}

/** The link of a mail was used; the login follows. */
export function ReadyToLogIn({ headline, message, isFresh }: ReadyToLogInProps) {
  const text = useMessages();
  const { login } = usePlatform().config.pageUrls;

  return (
    <Outcome
      tone="success"
      headline={headline}
      isFresh={isFresh}
      actions={
        login && (
          <Button variant="primary" href={login}>
            {text('account.login.submit')}
          </Button>
        )
      }
    >
      <p>{message}</p>
    </Outcome>
  );
}
