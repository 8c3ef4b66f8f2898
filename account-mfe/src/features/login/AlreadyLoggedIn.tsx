import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { LogoutForm } from '../account/LogoutForm';

/** Nobody logs in twice by mistake; another person at the same device can change. */
export function AlreadyLoggedIn({ name, next }: { name: string; next: string }) {
  const t = useMessages();

  return (
    <Outcome
      tone="success"
      headline={t('account.login.alreadyHeadline')}
      actions={
        <>
          <Button variant="primary" href={next}>
            {t('account.goOn')}
          </Button>
          <LogoutForm />
        </>
      }
    >
      <p>{name ? t('account.login.alreadyText', { name }) : t('account.login.alreadyTextNoName')}</p>
    </Outcome>
  );
}
