import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';

export interface NewsletterSuccessData {
  /** For the page that changes topics. */
  token: string | null;
}

/** Welcomes a new subscriber. */
export function NewsletterSuccess({ data: { token } }: WidgetProps<unknown, NewsletterSuccessData>) {
  const text = useMessages();
  const { start, newsletter } = usePlatform().config.pageUrls;
  return (
    <Outcome
      tone="success"
      headline={text('newsletter.welcome.headline')}
      actions={
        <>
          <Button variant="primary" href={start}>
            {text('account.toShop')}
          </Button>
          {token && newsletter && (
            <Button variant="quiet" href={`${newsletter}aendern/?token=${encodeURIComponent(token)}`}>
              {text('newsletter.changeTopics')}
            </Button>
          )}
        </>
      }
    >
      <p>{text('newsletter.welcome.text')}</p>
      <p>{text('newsletter.endAnytime')}</p>
    </Outcome>
  );
}
