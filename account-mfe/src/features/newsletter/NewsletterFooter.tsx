import { subscribeNewsletter } from '@fachwerk/shared/calls';
import { EmailField, ServerForm, useServerForm } from '@fachwerk/shared/forms';
import { NEWSLETTER_LINK_DAYS, NEWSLETTER_TOPICS } from '@fachwerk/shared/rules';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { ConsentText } from './ConsentText';
import type { NewsletterFooterProps } from './newsletter-footer.props';
import styles from './NewsletterFooter.module.css';
import { topicValues } from './topic-values';

/** The address field above the footer: all topics, which the text names; others choose them first. */
export function NewsletterFooter({ props }: WidgetProps<NewsletterFooterProps, unknown>) {
  return props.isQuiet ? null : <SubscribeInFooter />;
}

function SubscribeInFooter() {
  const text = useMessages();
  const { newsletter } = usePlatform().config.pageUrls;
  const id = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sentRef = useRef<HTMLParagraphElement>(null);
  const running = useServerForm({
    call: subscribeNewsletter,
    async schema() {
      const { NewsletterForm } = await import('@fachwerk/shared/contracts');
      return NewsletterForm;
    },
    initialValues: { email: '', ...topicValues(() => true) },
    onDone: (_answer, { email }) => setSentTo(String(email)),
  });
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (sentTo !== null) sentRef.current?.focus();
  }, [sentTo]);

  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.columns}>
        <div>
          <h2 id={id} className={styles.headline}>
            {text('newsletter.footer.headline')}
          </h2>
          <p>{text('newsletter.footer.text')}</p>
          {newsletter && (
            <a
              className={styles.choose}
              href={newsletter}
              data-opens="account:newsletter-requested"
              data-opens-with="{}"
            >
              {text('newsletter.footer.choose')}
            </a>
          )}
        </div>
        {sentTo === null ? (
          <ServerForm
            form={running}
            label={text('newsletter.footer.headline')}
            submit={
              <>
                <Button type="submit" isPending={running.isPending}>
                  {text('newsletter.submit')}
                </Button>
                <ConsentText />
              </>
            }
          >
            {NEWSLETTER_TOPICS.map((topic) => (
              <input key={topic} type="hidden" name={topic} value="on" />
            ))}
            <EmailField autoComplete="email" />
          </ServerForm>
        ) : (
          <p ref={sentRef} tabIndex={-1} className={styles.sent}>
            <strong>{text('newsletter.sentHeadline')}</strong>{' '}
            {text('newsletter.sentText', { email: sentTo, days: NEWSLETTER_LINK_DAYS })}
          </p>
        )}
      </div>
    </section>
  );
}
