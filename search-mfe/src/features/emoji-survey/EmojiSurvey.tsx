import { nativeForm, submitSurvey, SURVEY_VALUES } from '@fachwerk/shared/calls';
import { Card } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './EmojiSurvey.module.css';
import { Face } from './Face';

interface Survey {
  formId: string;
  uniqueName: string;
  headline?: string;
}

/**
 * Three faces; one click answers (specification 2). The thanks appear at once, whatever the server answers
 * (specification 4). Without script the server leads back to the page, and the address shows the thanks.
 */
export function EmojiSurvey({ props: { formId, uniqueName, headline } }: WidgetProps<Survey, undefined>) {
  const { api, config } = usePlatform();
  const text = useMessages();
  const headingId = useId();
  const thanks = useRef<HTMLParagraphElement>(null);
  const [isAnswered, setAnswered] = useState(false);
  const { attributes, field } = nativeForm(submitSurvey, config.apiOrigin);

  useEffect(() => {
    if (isAnswered) thanks.current?.focus();
  }, [isAnswered]);

  function answer(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Browsers without `submitter` submit the form.
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    api.call(submitSurvey, { form: { formId, questions: submitter.value } }).catch(() => undefined);
    setAnswered(true);
  }

  return (
    <Card as="section" className={styles.survey} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.question}>
        {headline ?? text('survey.question')}
      </h2>
      <p
        ref={thanks}
        id={`${formId}-danke`}
        className={isAnswered ? styles.shownThanks : styles.thanks}
        tabIndex={-1}
      >
        {text('survey.thanks')}
      </p>
      {!isAnswered && (
        <form className={styles.faces} {...attributes} onSubmit={answer}>
          <input type="hidden" name={field('formId')} value={formId} />
          {SURVEY_VALUES.map((value) => (
            <button
              key={value}
              className={styles.face}
              name={field('questions')}
              value={JSON.stringify([{ uniqueName, value }])}
            >
              <Face value={value} />
              {text(`survey.${value}`)}
            </button>
          ))}
        </form>
      )}
    </Card>
  );
}
