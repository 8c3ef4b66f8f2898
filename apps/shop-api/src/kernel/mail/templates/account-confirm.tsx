import { CONFIRM_LINK_HOURS } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** The address is not confirmed: what was typed into the form, also the name, is not part of the mail. */
export const accountConfirmMail = (link: string): Mail => ({
  kind: 'account-confirm',
  write: ({ text }) => ({
    subject: text('mail.account-confirm.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>
          {text('mail.account-confirm.intro', { shop: SHOP_NAME, hours: CONFIRM_LINK_HOURS })}
        </MailText>
        <MailButton href={link}>{text('mail.account-confirm.button')}</MailButton>
        <MailText>{text('mail.account-confirm.notYou')}</MailText>
      </>
    ),
  }),
});
