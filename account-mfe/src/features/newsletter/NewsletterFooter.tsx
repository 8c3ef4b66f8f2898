import { nativeForm, subscribeNewsletter } from '@fachwerk/shared/calls';
import { NEWSLETTER_TOPICS } from '@fachwerk/shared/rules';
import { Button, TextField } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { ConsentText } from './ConsentText';
import type { NewsletterFooterProps } from './newsletter-footer.props';
import styles from './NewsletterFooter.module.css';

/** The address field above the footer: all topics, which the text names; others choose them first. */
export function NewsletterFooter({ props }: WidgetProps<NewsletterFooterProps, unknown>) {
  return props.isQuiet ? null : <SubscribeInFooter />;
}

/** A plain form that leads to the page of the newsletter: no page needs a script for it. */
function SubscribeInFooter() {
  const text = useMessages();
  const { apiOrigin, pageUrls } = usePlatform().config;
  const { attributes, field } = nativeForm(subscribeNewsletter, apiOrigin);
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.columns}>
        <div>
          <h2 id={id} className={styles.headline}>
            {text('newsletter.footer.headline')}
          </h2>
          <p>{text('newsletter.footer.text')}</p>
          {pageUrls.newsletter && (
            <a
              className={styles.choose}
              href={pageUrls.newsletter}
              data-opens="account:newsletter-requested"
              data-opens-with="{}"
            >
              {text('newsletter.footer.choose')}
            </a>
          )}
        </div>
        <form {...attributes} className={styles.form} aria-labelledby={id}>
          {NEWSLETTER_TOPICS.map((topic) => (
            <input key={topic} type="hidden" name={field(topic)} value="on" />
          ))}
          <TextField
            label={text('forms.field.email')}
            id={`${id}-email`}
            name={field('email')}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Button type="submit">{text('newsletter.submit')}</Button>
          <ConsentText />
        </form>
      </div>
    </section>
  );
}
