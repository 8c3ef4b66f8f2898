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
  /** Last day of the guarantee, "20.11.2028". */
  day: string;
  guarantor: string;
  /** The tab with the terms. */
  products: string;
  /** The form of a complaint. */
  complain: string;
}

/** The guarantee of an article ends soon; rights against the seller are another matter (BGB section 479). */
export const guaranteeReminderMail = (
  to: Addressee,
  { name, orderNumber, day, guarantor, products, complain }: GuaranteedArticle,
  { end, oneClick }: ConsentLinks,
): Mail => ({
  kind: 'guarantee-reminder',
  subject: `Die Garantie endet am ${day}: ${name}`,
  unsubscribeUrl: oneClick,
  content: (
    <>
      <MailText>{greeting(to)}</MailText>
      <MailText>{`die Garantie für „${name}“ endet am ${day}. Ist alles in Ordnung? Dann brauchen Sie nichts zu tun.`}</MailText>
      <MailFacts
        facts={[
          ['Garantie von', guarantor],
          ['Garantie bis', day],
          ['Bestellung', orderNumber],
        ]}
      />
      <MailText>
        Ist etwas nicht in Ordnung, melden Sie es bitte vor diesem Tag. Die Bedingungen der Garantie stehen in
        Ihrem Kundenkonto.
      </MailText>
      <MailButton href={products}>Bedingungen ansehen</MailButton>
      <MailLink href={complain}>Artikel reklamieren</MailLink>
      <MailText>Ihre gesetzlichen Rechte bei Mängeln bestehen daneben und kosten Sie nichts.</MailText>
      <ConsentFooter end={end}>
        Sie bekommen diese E-Mail, weil Sie im Kundenkonto zugestimmt haben, dass wir Sie vor dem Ende von
        Garantien erinnern. Zu diesem Artikel schreiben wir Ihnen das nur einmal.
      </ConsentFooter>
    </>
  ),
});
