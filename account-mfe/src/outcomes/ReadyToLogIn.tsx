import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

interface ReadyToLogInProps {
  headline: string;
  text: string;
  isFresh: boolean;
}

/** What a mail's link was for is done; next comes the login. */
export function ReadyToLogIn({ headline, text, isFresh }: ReadyToLogInProps) {
  const t = useMessages();
  const { login } = usePlatform().config.pageUrls;

  return (
    <Outcome
      tone="success"
      headline={headline}
      isFresh={isFresh}
      actions={
        login && (
          <Button variant="primary" href={login}>
            {t('account.login.submit')}
          </Button>
        )
      }
    >
      <p>{text}</p>
    </Outcome>
  );
}
