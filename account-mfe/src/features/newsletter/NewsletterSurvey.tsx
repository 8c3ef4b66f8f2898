import { tellNewsletterReason } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  FormFrame,
  FormRadioGroup,
  Outcome,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import { NEWSLETTER_REASONS } from '@fachwerk/shared/rules';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';

export interface NewsletterSurveyData {
  answer: FormAnswer | null;
}

/** The subscription has ended; why, if the visitor likes to say it. The answer names no person. */
export function NewsletterSurvey({ data: { answer } }: WidgetProps<unknown, NewsletterSurveyData>) {
  const text = useMessages();
  const { start } = usePlatform().config.pageUrls;
  const [isDone, setIsDone] = useState(false);
  const running = useServerForm({
    call: tellNewsletterReason,
    async schema() {
      const { NewsletterReasonForm } = await import('@fachwerk/shared/contracts');
      return NewsletterReasonForm;
    },
    initialValues: { reason: '' },
    lastAnswer: toCorrect(answer),
    onDone: () => setIsDone(true),
  });
  const toShop = <Button href={start}>{text('account.toShop')}</Button>;

  if (isDone || wentWell(answer))
    return (
      <Outcome tone="success" headline={text('newsletter.survey.thanks')} isFresh={isDone} actions={toShop}>
        <p>{text('newsletter.ended.text')}</p>
      </Outcome>
    );
  return (
    <FormFrame headline={text('newsletter.ended.headline')} intro={<p>{text('newsletter.ended.text')}</p>}>
      <ServerForm
        form={running}
        submit={
          <SubmitButton isPending={running.isPending} note={<a href={start}>{text('account.toShop')}</a>}>
            {text('newsletter.survey.submit')}
          </SubmitButton>
        }
      >
        <FormRadioGroup
          name="reason"
          label={text('newsletter.survey.question')}
          options={NEWSLETTER_REASONS.map((value) => ({ value, label: text(`newsletter.reason.${value}`) }))}
        />
      </ServerForm>
    </FormFrame>
  );
}
