import { changeNewsletter, endNewsletter } from '@fachwerk/shared/calls';
import type { FormAnswer, NewsletterSubscription } from '@fachwerk/shared/contracts';
import { localPath } from '@fachwerk/shared/contracts';
import { ServerForm, SubmitButton, toCorrect, useServerForm, wentWell } from '@fachwerk/shared/forms';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { goTo } from '../../go-to';
import { ConsentText } from './ConsentText';
import styles from './Newsletter.module.css';
import { topicValues } from './topic-values';
import { TopicFields } from './TopicFields';

interface ChangeTopicsProps {
  subscription: NewsletterSubscription;
  /** From a link; empty for a login. */
  token: string;
  answer: FormAnswer | null;
}

/** Topics of a subscription and its end; a customer also begins one here. */
export function ChangeTopics({ subscription, token, answer }: ChangeTopicsProps) {
  const text = useMessages();
  const [isSubscribed, setIsSubscribed] = useState(subscription.isSubscribed);
  const [isSaved, setIsSaved] = useState(wentWell(answer));
  const [isPaused, setIsPaused] = useState(subscription.isPaused);
  const running = useServerForm({
    call: changeNewsletter,
    async schema() {
      const { NewsletterTopicsForm } = await import('@fachwerk/shared/contracts');
      return NewsletterTopicsForm;
    },
    initialValues: { token, ...topicValues((topic) => subscription.topics.includes(topic)) },
    lastAnswer: toCorrect(answer),
    onDone() {
      setIsSubscribed(true);
      setIsPaused(false);
      setIsSaved(true);
    },
    onFailed: () => setIsSaved(false),
  });

  return (
    <>
      {isPaused && (
        <MessageBox tone="warning">
          <p>{text('newsletter.paused')}</p>
        </MessageBox>
      )}
      <ServerForm
        form={running}
        label={text('newsletter.changeTopics')}
        submit={
          <SubmitButton isPending={running.isPending} note={!isSubscribed && <ConsentText />}>
            {text(isSubscribed ? 'newsletter.save' : 'newsletter.subscribe')}
          </SubmitButton>
        }
      >
        {token !== '' && <input type="hidden" name="token" value={token} />}
        <TopicFields />
        <div role="status">{isSaved && <p>{text('newsletter.savedText')}</p>}</div>
      </ServerForm>
      {isSubscribed && <EndSubscription token={token} />}
    </>
  );
}

function EndSubscription({ token }: { token: string }) {
  const text = useMessages();
  const { config } = usePlatform();
  const running = useServerForm({
    call: endNewsletter,
    initialValues: { token },
    onDone({ redirect }) {
      goTo(shopAddress(config, localPath(redirect) ?? config.pageUrls.start));
      return 'leaving';
    },
  });
  return (
    <div className={styles.end}>
      <ServerForm
        form={running}
        label={text('newsletter.end.submit')}
        submit={
          <Button type="submit" isPending={running.isPending}>
            {text('newsletter.end.submit')}
          </Button>
        }
      >
        {token !== '' && <input type="hidden" name="token" value={token} />}
      </ServerForm>
    </div>
  );
}
