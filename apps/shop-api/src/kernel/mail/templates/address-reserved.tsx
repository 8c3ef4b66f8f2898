import { SHOP_NAME } from '../components/company';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** To an address that was that of an account until a few days ago, and may be so again by an objection. */
export const addressReservedMail = (days: number): Mail => ({
  kind: 'address-reserved',
  write: ({ text }) => ({
    subject: text('mail.address-reserved.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.address-reserved.intro', { shop: SHOP_NAME, days })}</MailText>
        <MailText>{text('mail.address-reserved.objection')}</MailText>
        <MailText>{text('mail.notYou')}</MailText>
      </>
    ),
  }),
});
