import { fillText, Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';

interface MailSentProps {
  headline: string;
  /** Key of a text with {email}; `<key>NoMail` where the address is unknown. */
  text: string;
  /** Fills the other placeholders of the text. */
  values?: Record<string, number>;
  email: string | undefined;
  isFresh: boolean;
  next: string;
  /** The address of the form, for a typing mistake in the e-mail. */
  again: string | undefined;
  onAgain?: (() => void) | undefined;
}

/** A mail is on its way: where to look for it, and what to do if it does not come. */
export function MailSent({ headline, text, values, email, isFresh, next, again, onAgain }: MailSentProps) {
  const t = useMessages();

  function startAgain(event: MouseEvent) {
    if (!onAgain) return;
    event.preventDefault();
    onAgain();
  }

  return (
    <Outcome
      tone="success"
      headline={headline}
      isFresh={isFresh}
      actions={
        <>
          <Button variant="primary" href={next}>
            {t('account.toShop')}
          </Button>
          {again && (
            <Button variant="quiet" href={again} onClick={startAgain}>
              {t('account.mail.again')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {email ? fillText(t(text, values), { email: <strong>{email}</strong> }) : t(`${text}NoMail`, values)}
      </p>
      <p>{t('account.mail.notThere')}</p>
    </Outcome>
  );
}
