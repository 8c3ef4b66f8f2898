import { BACK_IN_STOCK_LINK_DAYS, BACK_IN_STOCK_MONTHS } from '@fachwerk/shared/rules';
import { SHOP_NAME } from '../components/company';
import { MailButton } from '../components/MailButton';
import { MailLink } from '../components/MailLink';
import { MailText } from '../components/MailText';
import type { MailTexts } from '../mail-texts';
import type { Mail } from '../render-mail';

interface MailedItem {
  name: string;
  /** Its page. */
  url: string;
  /** Link that deletes the request. */
  cancel: string;
}

/** These mails have one purpose: no prices, no other articles (UWG section 7). */
const purpose = (text: MailTexts['text']): string =>
  text('mail.back-in-stock.purpose', { months: BACK_IN_STOCK_MONTHS });

export const backInStockConfirmMail = ({
  name,
  cancel,
  confirm,
}: MailedItem & { confirm: string }): Mail => ({
  kind: 'back-in-stock-confirm',
  write: ({ text }) => ({
    subject: text('mail.back-in-stock-confirm.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>
          {text('mail.back-in-stock-confirm.intro', { shop: SHOP_NAME, name, days: BACK_IN_STOCK_LINK_DAYS })}
        </MailText>
        <MailButton href={confirm}>{text('mail.back-in-stock-confirm.button')}</MailButton>
        <MailText>{purpose(text)}</MailText>
        <MailText>{text('mail.back-in-stock-confirm.notYou')}</MailText>
        <MailLink href={cancel}>{text('mail.back-in-stock.cancel')}</MailLink>
      </>
    ),
  }),
});

/** The address has asked for this item before; the page answers as always. */
export const backInStockKnownMail = ({ name, cancel }: MailedItem): Mail => ({
  kind: 'back-in-stock-known',
  write: ({ text }) => ({
    subject: text('mail.back-in-stock-known.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.back-in-stock-known.intro', { name })}</MailText>
        <MailText>{purpose(text)}</MailText>
        <MailLink href={cancel}>{text('mail.back-in-stock.cancel')}</MailLink>
      </>
    ),
  }),
});

export const backInStockMail = ({ name, url, cancel }: MailedItem): Mail => ({
  kind: 'back-in-stock',
  write: ({ text }) => ({
    subject: text('mail.back-in-stock.subject', { name }),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.back-in-stock.intro', { name })}</MailText>
        <MailButton href={url}>{text('mail.back-in-stock.button')}</MailButton>
        <MailText>{text('mail.back-in-stock.once')}</MailText>
        <MailLink href={cancel}>{text('mail.back-in-stock.cancelAll')}</MailLink>
      </>
    ),
  }),
});
