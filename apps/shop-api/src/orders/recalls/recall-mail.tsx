import type { Recall } from '@fachwerk/shared/contracts';
import { SHOP_NAME } from '../../kernel/mail/components/company';
import { MailButton } from '../../kernel/mail/components/MailButton';
import { MailFacts } from '../../kernel/mail/components/MailFacts';
import { MailText } from '../../kernel/mail/components/MailText';
import type { MailTexts } from '../../kernel/mail/mail-texts';
import type { Mail } from '../../kernel/mail/render-mail';
import { MailHeading } from '../mails/templates/MailHeading';

interface Purchase {
  /** The page of the recall. */
  link: string;
  /** Null for a purchase that is no order. */
  orderNumber: string | null;
}

/**
 * In the order of the template of Implementing Regulation (EU) 2024/1435, and complete without its page. It
 * has no other content (Regulation (EU) 2023/988, Art. 35(3), 36).
 */
export const recallMail = (recall: Recall, { link, orderNumber }: Purchase): Mail => ({
  kind: 'recall',
  write: ({ text }) => ({
    subject: text('mail.recall.subject', { brand: recall.brand, title: recall.title }),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.recall.intro')}</MailText>
        <MailFacts facts={factsOf(recall, orderNumber, text)} />
        <MailHeading>{text('mail.recall.hazard')}</MailHeading>
        <Paragraphs text={recall.hazard} />
        <MailHeading>{text('mail.recall.action')}</MailHeading>
        <Paragraphs text={recall.action} />
        <MailHeading>{text('mail.recall.remedies')}</MailHeading>
        <MailText>
          {text('mail.recall.choice', {
            remedies: recall.remedies
              .map((one) => text(`mail.recall.remedy.${one}`))
              .join(` ${text('mail.recall.or')} `),
          })}
        </MailText>
        <MailHeading>{text('mail.recall.questions')}</MailHeading>
        <MailFacts facts={contactOf(recall, text)} />
        <MailButton href={link}>{text('mail.recall.button')}</MailButton>
        <MailText>{text('mail.recall.pass')}</MailText>
      </>
    ),
  }),
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

function factsOf(recall: Recall, orderNumber: string | null, text: MailTexts['text']): Fact[] {
  const { brand, title, items, lots, lotsPlace, soldText, operator } = recall;
  return [
    [text('mail.fact.item'), `${brand} ${title}`],
    [text('mail.recall.items'), items.map(({ itemId }) => itemId).join(', ')],
    ...(lots.length > 0 ? [[text('mail.recall.lots'), lots.join('\n')] as const] : []),
    ...(lotsPlace === undefined ? [] : [[text('mail.recall.lotsPlace'), lotsPlace] as const]),
    [text('mail.recall.soldBy'), soldText === undefined ? SHOP_NAME : `${SHOP_NAME}, ${soldText}`],
    ...(orderNumber === null ? [] : [[text('mail.recall.order'), orderNumber] as const]),
    [text('mail.recall.operator'), operator],
  ];
}

const contactOf = (
  { recallId, contact: { phone, email, link } }: Recall,
  text: MailTexts['text'],
): Fact[] => [
  ...(phone === undefined ? [] : [[text('mail.recall.phone'), phone] as const]),
  ...(email === undefined ? [] : [[text('mail.recall.email'), email] as const]),
  ...(link === undefined ? [] : [[text('mail.recall.page'), link] as const]),
  [text('mail.recall.number'), recallId],
];
