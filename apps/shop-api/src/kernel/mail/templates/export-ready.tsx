import { PERIODS } from '@fachwerk/server-kit/periods';
import { MailButton } from '../components/MailButton';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

/** The link opens the account after a login: who reads the mailbox does not get the files. */
export const exportReadyMail = (to: Addressee, link: string): Mail => ({
  kind: 'export-ready',
  write: ({ text }) => ({
    subject: text('mail.export-ready.subject'),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.export-ready.intro', { days: PERIODS.exportDays })}</MailText>
        <MailButton href={link}>{text('mail.export-ready.button')}</MailButton>
        <MailText>{text('mail.export-ready.notYou')}</MailText>
      </>
    ),
  }),
});
