import { subscribeNewsletter } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import { EmailField, ServerForm, SubmitButton, useServerForm } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import { ConsentText } from './ConsentText';
import { topicValues } from './topic-values';
import { TopicFields } from './TopicFields';

interface SubscribeFieldsProps {
  lastAnswer?: FormAnswer | null;
  onDone: (email: string) => void;
}

/** The form of the page and of the layer. */
export function SubscribeFields({ lastAnswer, onDone }: SubscribeFieldsProps) {
  const text = useMessages();
  const running = useServerForm({
    call: subscribeNewsletter,
    async schema() {
      const { NewsletterForm } = await import('@fachwerk/shared/contracts');
      return NewsletterForm;
    },
    // No topic is chosen beforehand.
    initialValues: { email: '', ...topicValues(() => false) },
    lastAnswer,
    onDone: (_answer, { email }) => onDone(String(email)),
  });
  return (
    <ServerForm
      form={running}
      label={text('newsletter.headline')}
      submit={
        <SubmitButton isPending={running.isPending} note={<ConsentText />}>
          {text('newsletter.submit')}
        </SubmitButton>
      }
    >
      <TopicFields />
      <EmailField autoComplete="email" />
    </ServerForm>
  );
}
