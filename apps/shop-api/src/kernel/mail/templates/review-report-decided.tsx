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
  write: ({ text }) => ({
    subject: text('mail.review-report-decided.subject'),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.review-report-decided.intro', { shop: SHOP_NAME })}</MailText>
        <MailFacts
          facts={[
            [text('mail.fact.item'), productName],
            [
              text('mail.review-report-decided.decision'),
              isRemoved
                ? text('mail.review-report-decided.removed')
                : text('mail.review-report-decided.stays'),
            ],
          ]}
        />
        <MailText>{text('mail.review-report-decided.objection')}</MailText>
      </>
    ),
  }),
});
