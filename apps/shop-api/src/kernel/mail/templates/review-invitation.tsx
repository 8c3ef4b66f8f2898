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
  subject: 'Wie zufrieden sind Sie mit Ihrem Einkauf?',
  unsubscribeUrl: oneClick,
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>
        Ihre Bestellung ist seit einigen Tagen bei Ihnen. Ihre Erfahrung hilft anderen bei der Auswahl: Was
        gefällt Ihnen, was nicht? Lob und Kritik sind gleich willkommen.
      </MailText>
      {products.map(({ name, url }) => (
        <MailLink key={url} href={url}>{`Bewerten: ${name}`}</MailLink>
      ))}
      <MailText>
        Melden Sie sich vorher in Ihrem Kundenkonto an: Dann steht bei Ihrer Bewertung, dass Sie den Artikel
        bei uns gekauft haben.
      </MailText>
      <ConsentFooter end={end}>
        Sie bekommen diese E-Mail, weil Sie im Kundenkonto zugestimmt haben, dass wir Sie nach einer
        Bestellung um eine Bewertung bitten. Zu dieser Bestellung schreiben wir Ihnen das nur einmal.
      </ConsentFooter>
    </>
  ),
});
