import { ConsentFooter } from '../components/ConsentFooter';
import { MailButton } from '../components/MailButton';
import { MailFacts } from '../components/MailFacts';
import { MailLink } from '../components/MailLink';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';
import type { ConsentLinks } from './review-invitation';

interface GuaranteedArticle {
  name: string;
  orderNumber: string;
  /** When the guarantee ends. */
  endsAt: Date;
  guarantor: string;
  /** The tab with the terms. */
  products: string;
  /** The form of a complaint. */
  complain: string;
}

/** The guarantee of an article ends soon; rights against the seller are another matter (BGB section 479). */
export const guaranteeReminderMail = (
  to: Addressee,
  { name, orderNumber, endsAt, guarantor, products, complain }: GuaranteedArticle,
  { end, oneClick }: ConsentLinks,
): Mail => ({
  kind: 'guarantee-reminder',
  unsubscribeUrl: oneClick,
  write: ({ text, until }) => ({
    subject: text('mail.guarantee-reminder.subject', { day: until(endsAt), name }),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.guarantee-reminder.intro', { name, day: until(endsAt) })}</MailText>
        <MailFacts
          facts={[
            [text('mail.guarantee-reminder.guarantor'), guarantor],
            [text('mail.guarantee-reminder.day'), until(endsAt)],
            [text('mail.guarantee-reminder.order'), orderNumber],
          ]}
        />
        <MailText>{text('mail.guarantee-reminder.report')}</MailText>
        <MailButton href={products}>{text('mail.guarantee-reminder.button')}</MailButton>
        <MailLink href={complain}>{text('mail.guarantee-reminder.complain')}</MailLink>
        <MailText>{text('mail.guarantee-reminder.rights')}</MailText>
        <ConsentFooter end={end}>{text('mail.guarantee-reminder.why')}</ConsentFooter>
      </>
    ),
  }),
});
