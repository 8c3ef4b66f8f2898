import { NEWSLETTER_LINK_DAYS } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailLink } from '../components/MailLink';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** Confirms an address, and nothing else: this mail comes before the consent (UWG section 7). */
export const newsletterConfirmMail = (confirm: string): Mail => ({
  kind: 'newsletter-confirm',
  write: ({ text }) => ({
    subject: text('mail.newsletter-confirm.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>
          {text('mail.newsletter-confirm.intro', { shop: SHOP_NAME, days: NEWSLETTER_LINK_DAYS })}
        </MailText>
        <MailButton href={confirm}>{text('mail.newsletter-confirm.button')}</MailButton>
        <MailText>{text('mail.newsletter-confirm.notYou')}</MailText>
      </>
    ),
  }),
});

/** The address has subscribed before; the page answers as always. */
export const newsletterKnownMail = (links: { update: string; end: string }): Mail => ({
  kind: 'newsletter-known',
  write: ({ text }) => ({
    subject: text('mail.newsletter-known.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.newsletter-known.intro', { shop: SHOP_NAME })}</MailText>
        <MailButton href={links.update}>{text('mail.newsletter-known.topics')}</MailButton>
        <MailLink href={links.end}>{text('mail.newsletter-known.end')}</MailLink>
      </>
    ),
  }),
});
