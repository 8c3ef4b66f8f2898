import { fillText, Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';

interface MailSentProps {
  headline: string;
  /** Key of a text with {email}; `<key>NoMail` for an unknown address. */
  textKey: string;
  /** Values of the other placeholders. */
  values?: Record<string, number>;
  email: string | undefined;
  isFresh: boolean;
  next: string;
  /** Address of the form, to correct a mistyped e-mail address. */
  again: string | undefined;
  onAgain?: (() => void) | undefined;
}

/** A mail was sent: shows the recipient, and what to do without the mail. */
export function MailSent({ headline, textKey, values, email, isFresh, next, again, onAgain }: MailSentProps) {
  const text = useMessages();

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
            {text('account.toShop')}
          </Button>
          {again && (
            <Button variant="quiet" href={again} onClick={startAgain}>
              {text('account.mail.again')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {email
          ? fillText(text(textKey, values), { email: <strong>{email}</strong> })
          : text(`${textKey}NoMail`, values)}
      </p>
      <p>{text('account.mail.notThere')}</p>
    </Outcome>
  );
}
