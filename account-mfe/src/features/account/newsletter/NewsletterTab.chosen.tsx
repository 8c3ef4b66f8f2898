import type { FormAnswer, NewsletterSubscription } from '@fachwerk/shared/contracts';
import { Button, Card } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { ChangeTopics } from '../../newsletter/ChangeTopics';
import styles from '../../newsletter/Newsletter.module.css';
import type { AccountTabProps } from '../account-tab';

interface NewsletterTabData {
  subscription: NewsletterSubscription;
  answer: FormAnswer | null;
}

/** Subscribes, changes topics and ends, with the address of the account. */
export function NewsletterTab({ data }: AccountTabProps<NewsletterTabData>) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  if (!data)
    return (
      <Card className={styles.card}>
        <h2>{text('newsletter.headline')}</h2>
        <p>{text('newsletter.unavailable')}</p>
        <Button href={`${account}newsletter/`}>{text('account.retry')}</Button>
      </Card>
    );
  const { subscription, answer } = data;
  return (
    <Card className={styles.card}>
      <h2>{text('newsletter.headline')}</h2>
      <p className={styles.address}>
        {text(subscription.isSubscribed ? 'newsletter.goesTo' : 'newsletter.wouldGoTo', {
          email: subscription.email,
        })}
      </p>
      <div>
        <ChangeTopics subscription={subscription} token="" answer={answer} />
      </div>
    </Card>
  );
}
