import { MailLink } from '../../kernel/mail/components/MailLink';
import { MailText } from '../../kernel/mail/components/MailText';
import type { Mail } from '../../kernel/mail/render-mail';
import type { CampaignContent } from './campaign-content';

interface SubscriberLinks {
  /** Ends the subscription. */
  end: string;
  /** Changes its topics. */
  update: string;
  /** For the header of the mail. */
  oneClick: string;
}

/**
 * A mail of a campaign, in German as its content. Its links name the subscriber, and nothing counts who opens
 * or follows them.
 */
export const campaignMail = (
  { subject, intro, articles }: Omit<CampaignContent, 'id'>,
  { end, update, oneClick }: SubscriberLinks,
): Mail => ({
  kind: 'newsletter',
  unsubscribeUrl: oneClick,
  write: () => ({
    subject,
    content: (
      <>
        {intro.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
        {articles.map(({ headline, text, url, link }) => (
          <section key={url + headline}>
            <h2 style={{ margin: '24px 0 8px', fontSize: 18, lineHeight: 1.3 }}>{headline}</h2>
            <MailText>{text}</MailText>
            <MailLink href={url}>{link}</MailLink>
          </section>
        ))}
        <MailText>Sie bekommen diese E-Mail, weil Sie unseren Newsletter bestellt haben.</MailText>
        <MailLink href={update}>Themen ändern</MailLink>
        <MailLink href={end}>Newsletter abbestellen</MailLink>
      </>
    ),
  }),
});
