import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

/** @param at When it is deleted. */
export const accountDeletionMail = (to: Addressee, at: Date, link: string): Mail => ({
  kind: 'account-deletion',
  write: ({ text, day }) => ({
    subject: text('mail.account-deletion.subject', { day: day(at) }),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.account-deletion.intro', { day: day(at) })}</MailText>
        <MailButton href={link}>{text('mail.account-deletion.button')}</MailButton>
        <MailText>{text('mail.account-deletion.orders')}</MailText>
        <MailText>{text('mail.account-deletion.notYou')}</MailText>
      </>
    ),
  }),
});

/** To an earlier address of the account, whose owner can still object to its change. */
export const formerAddressDeletionMail = (to: Addressee, at: Date): Mail => ({
  kind: 'former-address-deletion',
  write: ({ text, day }) => ({
    subject: text('mail.former-address-deletion.subject', { day: day(at) }),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.former-address-deletion.intro', { day: day(at) })}</MailText>
        <MailText>{text('mail.former-address-deletion.you')}</MailText>
        <MailText>{text('mail.former-address-deletion.notYou')}</MailText>
      </>
    ),
  }),
});
