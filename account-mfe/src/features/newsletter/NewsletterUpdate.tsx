import type { FormAnswer, NewsletterSubscription } from '@fachwerk/shared/contracts';
import { FormFrame } from '@fachwerk/shared/forms';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { LinkBroken } from '../../outcomes/LinkBroken';
import { ChangeTopics } from './ChangeTopics';

export interface NewsletterUpdateData {
  /** null: the link is broken, its subscription has ended, or the shop does not answer. */
  subscription: NewsletterSubscription | null;
  /** Empty for a login. */
  token: string;
  answer: FormAnswer | null;
}

/** The page of the link with which a subscriber changes topics. */
export function NewsletterUpdate({ data }: WidgetProps<unknown, NewsletterUpdateData>) {
  const text = useMessages();
  const { newsletter } = usePlatform().config.pageUrls;
  const { subscription, token, answer } = data;

  if (!subscription || (token !== '' && !subscription.isSubscribed))
    return (
      <LinkBroken
        headline={subscription ? text('newsletter.notSubscribed') : undefined}
        message={text(subscription ? 'newsletter.notSubscribedText' : 'newsletter.brokenText')}
        way={newsletter}
        wayText={text('newsletter.toPage')}
      />
    );
  return (
    <FormFrame
      headline={text('newsletter.changeTopics')}
      intro={<p>{text('newsletter.goesTo', { email: subscription.email })}</p>}
    >
      <ChangeTopics subscription={subscription} token={token} answer={answer} />
    </FormFrame>
  );
}
