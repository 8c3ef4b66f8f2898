import { SHOP_NAME } from '../components/company';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

export interface MailedReview {
  productName: string;
  title: string;
  text: string;
}

/** The decision with its reason, and where to object (Regulation (EU) 2022/2065, Art. 17). */
export const reviewRefusedMail = (review: MailedReview, reason: string): Mail => ({
  kind: 'review-refused',
  subject: `Ihre Bewertung zu „${review.productName}“`,
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`vielen Dank für Ihre Bewertung bei ${SHOP_NAME}. Wir zeigen sie nicht im Shop.`}</MailText>
      <MailFacts
        facts={[
          ['Grund', reason],
          ['Artikel', review.productName],
          ['Überschrift', review.title],
          ['Ihre Bewertung', review.text],
        ]}
      />
      <MailText>
        Entschieden hat ein Mensch. Sie können den Artikel noch einmal bewerten. Wenn Sie mit der Entscheidung
        nicht einverstanden sind, antworten Sie bitte auf diese Nachricht; dann prüfen wir sie noch einmal.
      </MailText>
    </>
  ),
});
