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
  write: ({ text }) => ({
    subject: text('mail.review-refused.subject', { name: review.productName }),
    content: (
      <>
        <MailText>{text('mail.greeting')}</MailText>
        <MailText>{text('mail.review-refused.intro', { shop: SHOP_NAME })}</MailText>
        <MailFacts
          facts={[
            [text('mail.review-refused.reason'), reason],
            [text('mail.fact.item'), review.productName],
            [text('mail.review-refused.title'), review.title],
            [text('mail.review-refused.text'), review.text],
          ]}
        />
        <MailText>{text('mail.review-refused.objection')}</MailText>
      </>
    ),
  }),
});
