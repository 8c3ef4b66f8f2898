import { NEWSLETTER_LINK_DAYS } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailLink } from '../components/MailLink';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** Confirms an address, and nothing else: this mail comes before the consent (UWG section 7). */
export const newsletterConfirmMail = (confirm: string): Mail => ({
  kind: 'newsletter-confirm',
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`jemand möchte unter dieser E-Mail-Adresse den Newsletter von ${SHOP_NAME} bekommen. Wenn Sie das waren, bestätigen Sie es bitte innerhalb von ${NEWSLETTER_LINK_DAYS} Tagen:`}</MailText>
      <MailButton href={confirm}>E-Mail-Adresse bestätigen</MailButton>
      <MailText>
        Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung speichern wir Ihre Adresse
        nicht.
      </MailText>
    </>
  ),
});

/** The address has subscribed before; the page answers as always. */
export const newsletterKnownMail = (links: { update: string; end: string }): Mail => ({
  kind: 'newsletter-known',
  subject: 'Sie haben unseren Newsletter schon',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`jemand hat für diese E-Mail-Adresse noch einmal den Newsletter von ${SHOP_NAME} bestellt. Sie bekommen ihn schon und brauchen nichts zu tun.`}</MailText>
      <MailButton href={links.update}>Themen ändern</MailButton>
      <MailLink href={links.end}>Newsletter abbestellen</MailLink>
    </>
  ),
});
