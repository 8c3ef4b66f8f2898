import type { Recall } from '@fachwerk/shared/contracts';
import { SHOP_NAME } from '../../kernel/mail/components/company';
import { MailButton } from '../../kernel/mail/components/MailButton';
import { MailFacts } from '../../kernel/mail/components/MailFacts';
import { MailText } from '../../kernel/mail/components/MailText';
import type { Mail } from '../../kernel/mail/render-mail';
import { MailHeading } from '../mails/templates/MailHeading';

interface Purchase {
  /** The page of the recall. */
  link: string;
  /** Null for a purchase that is no order. */
  orderNumber: string | null;
}

const REMEDIES: Record<Recall['remedies'][number], string> = {
  REPAIR: 'Reparatur',
  REPLACEMENT: 'Ersatz durch einen sicheren Artikel',
  REFUND: 'Erstattung des Werts',
};

/**
 * In the order of the template of Implementing Regulation (EU) 2024/1435, and complete without its page. It
 * has no other content (Regulation (EU) 2023/988, Art. 35(3), 36).
 */
export const recallMail = (recall: Recall, { link, orderNumber }: Purchase): Mail => ({
  kind: 'recall',
  subject: `Produktsicherheitsrückruf: ${recall.brand} ${recall.title}`,
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>
        Sie haben einen Artikel bei uns gekauft, der zurückgerufen wird. Bitte benutzen Sie ihn ab sofort
        nicht mehr.
      </MailText>
      <MailFacts facts={factsOf(recall, orderNumber)} />
      <MailHeading>Gefahr</MailHeading>
      <Paragraphs text={recall.hazard} />
      <MailHeading>Was Sie jetzt tun</MailHeading>
      <Paragraphs text={recall.action} />
      <MailHeading>Was Sie bekommen</MailHeading>
      <MailText>{`Sie wählen, und es kostet Sie nichts: ${recall.remedies.map((one) => REMEDIES[one]).join(' oder ')}.`}</MailText>
      <MailHeading>Fragen</MailHeading>
      <MailFacts facts={contactOf(recall)} />
      <MailButton href={link}>Rückruf ansehen</MailButton>
      <MailText>
        Haben Sie den Artikel verschenkt oder verliehen? Dann geben Sie diese Nachricht bitte weiter.
      </MailText>
    </>
  ),
});

const Paragraphs = ({ text }: { text: string }) => (
  <>
    {text
      .split(/\n+/)
      .filter(Boolean)
      .map((paragraph, index) => (
        <MailText key={index}>{paragraph}</MailText>
      ))}
  </>
);

type Fact = readonly [name: string, value: string];

function factsOf(recall: Recall, orderNumber: string | null): Fact[] {
  const { brand, title, items, lots, lotsPlace, soldText, operator } = recall;
  return [
    ['Artikel', `${brand} ${title}`],
    ['Artikelnummer', items.map(({ itemId }) => itemId).join(', ')],
    ...(lots.length > 0 ? [['Betroffen sind', lots.join('\n')] as const] : []),
    ...(lotsPlace === undefined ? [] : [['So finden Sie die Nummer', lotsPlace] as const]),
    ['Verkauft von', soldText === undefined ? SHOP_NAME : `${SHOP_NAME}, ${soldText}`],
    ...(orderNumber === null ? [] : [['Ihre Bestellung', orderNumber] as const]),
    ['Rückruf durch', operator],
  ];
}

const contactOf = ({ recallId, contact: { phone, email, link } }: Recall): Fact[] => [
  ...(phone === undefined ? [] : [['Telefon, kostenlos', phone] as const]),
  ...(email === undefined ? [] : [['E-Mail', email] as const]),
  ...(link === undefined ? [] : [['Seite', link] as const]),
  ['Nummer des Rückrufs', recallId],
];
