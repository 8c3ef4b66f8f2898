import { RESET_LINK_MINUTES } from '@fachwerk/shared/rules';
import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

export const passwordResetMail = (to: Addressee, link: string): Mail => ({
  kind: 'password-reset',
  write: ({ text }) => ({
    subject: text('mail.password-reset.subject'),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.password-reset.intro', { minutes: RESET_LINK_MINUTES })}</MailText>
        <MailButton href={link}>{text('mail.password-reset.button')}</MailButton>
        <MailText>{text('mail.password-reset.notYou')}</MailText>
      </>
    ),
  }),
});
