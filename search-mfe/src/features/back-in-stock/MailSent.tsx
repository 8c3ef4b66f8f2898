import { BACK_IN_STOCK_LINK_DAYS } from '@fachwerk/shared/rules';
import { useMessages } from '@fachwerk/shared/widget';

/** The same for every address. `email` is unknown to a browser without script. */
export function MailSent({ email }: { email: string | null }) {
  const text = useMessages();
  return (
    <>
      <p>
        {email === null ? text('backInStock.sent.text') : text('backInStock.sent.textTo', { email })}{' '}
        {text('backInStock.sent.confirm', { days: BACK_IN_STOCK_LINK_DAYS })}
      </p>
      <p>{text('backInStock.sent.spam')}</p>
    </>
  );
}
