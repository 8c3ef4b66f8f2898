import { nativeForm, submitSurvey, SURVEY_VALUES } from '@fachwerk/shared/calls';
import { Button, Card, RadioGroup } from '@fachwerk/shared/ui';
import { useIsHydrated, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Teaser } from '../../parts/Teaser';
import styles from './Survey.module.css';
import type { Question, SurveyProps } from './survey.props';

/**
 * Questions of an editor. The thanks replace them at once, whatever the server answers (specification 7).
 * Without script the server leads back to the page, and the address shows the thanks.
 */
export function Survey({ props }: WidgetProps<SurveyProps, undefined>) {
  const { formId, headline, questions, thanks, anchor } = props;
  const { api, config } = usePlatform();
  const text = useMessages();
  const thanksOf = useRef<HTMLParagraphElement>(null);
  const [isAnswered, setAnswered] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  // Without script the browser asks for an answer, in its own words.
  const isAlive = useIsHydrated();
  const { attributes, field } = nativeForm(submitSurvey, config.apiOrigin);

  useEffect(() => {
    if (isAnswered) thanksOf.current?.focus();
  }, [isAnswered]);

  function answer(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const answers = answersIn(form, questions);
    const open = questions.filter((one) => !answers.some(({ uniqueName }) => uniqueName === one.uniqueName));
    setMissing(open.map(({ uniqueName }) => uniqueName));
    const [first] = open;
    if (first) return form.querySelector<HTMLInputElement>(`input[name="${nameOf(first)}"]`)?.focus();
    api.call(submitSurvey, { form: { formId, questions: JSON.stringify(answers) } }).catch(() => undefined);
    setAnswered(true);
  }

  return (
    <Teaser
      headline={headline}
      {...(props.text !== undefined && { text: props.text })}
      {...(anchor !== undefined && { anchor })}
    >
      <Card className={styles.card}>
        <p
          ref={thanksOf}
          id={`${formId}-danke`}
          className={isAnswered ? styles.shownThanks : styles.thanks}
          tabIndex={-1}
        >
          {thanks ?? text('surveyForm.thanks')}
        </p>
        {!isAnswered && (
          <form
            className={styles.form}
            {...attributes}
            aria-label={headline}
            noValidate={isAlive}
            onSubmit={answer}
          >
            <input type="hidden" name={field('formId')} value={formId} />
            {questions.map((question) => (
              <RadioGroup
                key={question.uniqueName}
                name={nameOf(question)}
                label={question.text}
                options={
                  question.options ??
                  SURVEY_VALUES.map((value) => ({ value, label: text(`surveyForm.${value}`) }))
                }
                isStacked={question.options !== undefined}
                required
                {...(missing.includes(question.uniqueName) && { error: text('surveyForm.missing') })}
                onChange={() => setMissing((names) => names.filter((name) => name !== question.uniqueName))}
                className={styles.question}
              />
            ))}
            <div>
              <Button type="submit" variant="primary">
                {text('surveyForm.submit')}
              </Button>
            </div>
          </form>
        )}
      </Card>
    </Teaser>
  );
}

/** As the server reads it in a plain form. */
const nameOf = ({ uniqueName }: Question): string => `question.${uniqueName}`;

const answersIn = (form: HTMLFormElement, questions: readonly Question[]) =>
  questions.flatMap((question) => {
    const chosen = form.querySelector<HTMLInputElement>(`input[name="${nameOf(question)}"]:checked`);
    return chosen ? [{ uniqueName: question.uniqueName, value: chosen.value }] : [];
  });
