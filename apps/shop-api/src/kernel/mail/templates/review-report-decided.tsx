import { SHOP_NAME } from '../components/company';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/**
 * What became of a report (Regulation (EU) 2022/2065, Art. 16 (5)). The address is not confirmed: nothing
 * that visitors wrote is part of the mail.
 */
export const reviewReportDecidedMail = (
  { productName }: { productName: string },
  isRemoved: boolean,
): Mail => ({
  kind: 'review-report-decided',
  subject: 'Ihre Meldung einer Bewertung',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`Sie haben bei ${SHOP_NAME} eine Bewertung gemeldet. Wir haben sie geprüft.`}</MailText>
      <MailFacts
        facts={[
          ['Artikel', productName],
          ['Entscheidung', isRemoved ? 'Die Bewertung wurde entfernt.' : 'Die Bewertung bleibt sichtbar.'],
        ]}
      />
      <MailText>
        Entschieden hat ein Mensch. Wenn Sie nicht einverstanden sind, antworten Sie bitte auf diese
        Nachricht; dann prüfen wir Ihre Meldung noch einmal.
      </MailText>
    </>
  ),
});
