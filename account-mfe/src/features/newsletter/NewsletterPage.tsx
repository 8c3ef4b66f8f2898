import { FormFrame, toCorrect, wentWell } from '@fachwerk/shared/forms';
import { NEWSLETTER_LINK_DAYS } from '@fachwerk/shared/rules';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { MailSent } from '../../outcomes/MailSent';
import type { NewsletterPageProps } from './newsletter-page.props';
import type { NewsletterPageData } from './newsletter-page-data';
import { NewsletterLink } from './NewsletterLink';
import { SubscribeFields } from './SubscribeFields';

/** Subscribes, or does what the link of a mail is for. */
export function NewsletterPage({ props, data }: WidgetProps<NewsletterPageProps, NewsletterPageData>) {
  return props.step === 'subscribe' ? (
    <Subscribe answer={data.answer} />
  ) : (
    <NewsletterLink step={props.step} {...data} />
  );
}

function Subscribe({ answer }: Pick<NewsletterPageData, 'answer'>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null || wentWell(answer))
    return (
      <MailSent
        headline={text('newsletter.sentHeadline')}
        textKey="newsletter.sentText"
        values={{ days: NEWSLETTER_LINK_DAYS }}
        email={sentTo ?? answer?.values.email}
        isFresh={sentTo !== null}
        next={pageUrls.start}
        again={pageUrls.newsletter}
      />
    );
  return (
    <FormFrame headline={text('newsletter.headline')} intro={<p>{text('newsletter.intro')}</p>}>
      <SubscribeFields lastAnswer={toCorrect(answer)} onDone={setSentTo} />
    </FormFrame>
  );
}
