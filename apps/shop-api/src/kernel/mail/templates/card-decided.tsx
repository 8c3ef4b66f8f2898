import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

/** Without names: the address was typed by a visitor. */
export const cardAcceptedMail = (number: string, link: string): Mail => ({
  kind: 'card-accepted',
  subject: 'Ihre Karte ist da',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`für diese E-Mail-Adresse wurde bei ${SHOP_NAME} eine Karte beantragt. Wir haben den Antrag angenommen.`}</MailText>
      <MailFacts facts={[['Kartennummer', number]]} />
      <MailText>
        Fügen Sie die Karte mit Ihrer Postleitzahl zu Ihrem Kundenkonto hinzu. Dann sehen Sie dort Punkte und
        Belege.
      </MailText>
      <MailButton href={link}>Karte hinzufügen</MailButton>
      <MailText>Haben Sie keine Karte beantragt? Dann brauchen Sie nichts zu tun.</MailText>
    </>
  ),
});

export const cardRefusedMail = (): Mail => ({
  kind: 'card-refused',
  subject: 'Ihr Antrag auf eine Karte',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`für diese E-Mail-Adresse wurde bei ${SHOP_NAME} eine Karte beantragt. Wir können den Antrag leider nicht annehmen. Einkaufen können Sie bei uns wie bisher.`}</MailText>
      <MailText>Haben Sie keine Karte beantragt? Dann brauchen Sie nichts zu tun.</MailText>
    </>
  ),
});
