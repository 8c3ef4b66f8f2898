import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { nextPageText } from '../../outcomes/next-page-text';
import { LogoutForm } from '../account/LogoutForm';

/** Prevents a second login by mistake; another person at the same device can log out. */
export function AlreadyLoggedIn({ name, next }: { name: string; next: string }) {
  const t = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <Outcome
      tone="success"
      headline={t('account.login.alreadyHeadline')}
      actions={
        <>
          <Button variant="primary" href={next}>
            {t(nextPageText(next, pageUrls))}
          </Button>
          <LogoutForm />
        </>
      }
    >
      <p>{name ? t('account.login.alreadyText', { name }) : t('account.login.alreadyTextNoName')}</p>
    </Outcome>
  );
}
