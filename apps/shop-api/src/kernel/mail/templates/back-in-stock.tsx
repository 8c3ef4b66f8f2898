import { BACK_IN_STOCK_LINK_DAYS, BACK_IN_STOCK_MONTHS } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailLink } from '../components/MailLink';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

interface MailedItem {
  name: string;
  /** Its page. */
  url: string;
  /** Link that deletes the request. */
  cancel: string;
}

/** These mails have one purpose: no prices, no other articles (UWG section 7). */
const PURPOSE = `Sie bekommen eine einzige Nachricht und keine Werbung. Danach löschen wir Ihre Vormerkung, spätestens nach ${BACK_IN_STOCK_MONTHS} Monaten.`;

export const backInStockConfirmMail = ({
  name,
  cancel,
  confirm,
}: MailedItem & { confirm: string }): Mail => ({
  kind: 'back-in-stock-confirm',
  subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`jemand möchte unter dieser E-Mail-Adresse eine Nachricht von ${SHOP_NAME}, sobald „${name}“ wieder online bestellbar ist. Wenn Sie das waren, bestätigen Sie es bitte innerhalb von ${BACK_IN_STOCK_LINK_DAYS} Tagen:`}</MailText>
      <MailButton href={confirm}>Vormerkung bestätigen</MailButton>
      <MailText>{PURPOSE}</MailText>
      <MailText>
        Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung merken wir Sie nicht vor.
      </MailText>
      <MailLink href={cancel}>Vormerkung löschen</MailLink>
    </>
  ),
});

/** The address has asked for this item before; the page answers as always. */
export const backInStockKnownMail = ({ name, cancel }: MailedItem): Mail => ({
  kind: 'back-in-stock-known',
  subject: 'Sie sind schon vorgemerkt',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`Sie haben noch einmal um eine Nachricht gebeten, sobald „${name}“ wieder online bestellbar ist. Ihre E-Mail-Adresse ist schon bestätigt; Sie brauchen nichts zu tun.`}</MailText>
      <MailText>{PURPOSE}</MailText>
      <MailLink href={cancel}>Vormerkung löschen</MailLink>
    </>
  ),
});

export const backInStockMail = ({ name, url, cancel }: MailedItem): Mail => ({
  kind: 'back-in-stock',
  subject: `Wieder da: ${name}`,
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`Sie haben uns um diese Nachricht gebeten: „${name}“ ist wieder online bestellbar. Der Artikel ist nicht für Sie zurückgelegt.`}</MailText>
      <MailButton href={url}>Zum Artikel</MailButton>
      <MailText>
        Das war die einzige Nachricht dazu. Ihre Vormerkung für diesen Artikel haben wir gelöscht.
      </MailText>
      <MailLink href={cancel}>Auch alle anderen Vormerkungen löschen</MailLink>
    </>
  ),
});
