import { ConsentFooter } from '../components/ConsentFooter';
import { MailLink } from '../components/MailLink';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';
import { type Addressee, greeting } from './greeting';

export interface ConsentLinks {
  /** Takes the consent back. */
  end: string;
  /** For the header of the mail. */
  oneClick: string;
}

interface BoughtProduct {
  name: string;
  /** The form of its review. */
  url: string;
}

/** Asks for honest reviews, without a reward and without other articles. */
export const reviewInvitationMail = (
  to: Addressee,
  products: readonly BoughtProduct[],
  { end, oneClick }: ConsentLinks,
): Mail => ({
  kind: 'review-invitation',
  unsubscribeUrl: oneClick,
  write: ({ text }) => ({
    subject: text('mail.review-invitation.subject'),
    content: (
      <>
        <MailText>{greeting(to, text)}</MailText>
        <MailText>{text('mail.review-invitation.intro')}</MailText>
        {products.map(({ name, url }) => (
          <MailLink key={url} href={url}>
            {text('mail.review-invitation.review', { name })}
          </MailLink>
        ))}
        <MailText>{text('mail.review-invitation.login')}</MailText>
        <ConsentFooter end={end}>{text('mail.review-invitation.why')}</ConsentFooter>
      </>
    ),
  }),
});
