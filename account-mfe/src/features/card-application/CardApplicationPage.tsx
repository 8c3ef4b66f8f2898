import type { FormAnswer } from '@fachwerk/shared/contracts';
import { FormFrame, toCorrect, wentWell } from '@fachwerk/shared/forms';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ApplicationForm } from './ApplicationForm';
import styles from './CardApplicationPage.module.css';
import { QuestionForm } from './QuestionForm';

export interface CardApplicationData {
  answer: FormAnswer | null;
}

interface CardApplicationPageProps {
  kind: 'BONUS' | 'PARTNER';
  headline: string;
  answer: FormAnswer | null;
  /** The form for questions beside. */
  hasQuestions?: boolean;
}

/** What a card gives, the form for it, and a form for questions. */
export function CardApplicationPage({
  kind,
  headline,
  answer,
  hasQuestions = false,
}: CardApplicationPageProps) {
  const text = useMessages();
  const [sent, setSent] = useState<'application' | 'question' | null>(() => sentWithoutScript(answer));
  const isFresh = sent !== null && !wentWell(answer);
  const key = kind === 'BONUS' ? 'bonusCard' : 'partnerCard';
  const ofForm = (form: string) => (answer?.form === form ? toCorrect(answer) : null);

  const done = (message: string): ReactNode => (
    <Done isFresh={isFresh}>
      <MessageBox tone="success" title={text('partnerCard.sentHeadline')}>
        <p>{text(message)}</p>
      </MessageBox>
    </Done>
  );
  return (
    <FormFrame
      headline={headline}
      intro={<p>{text(`${key}.intro`)}</p>}
      aside={
        <div className={styles.aside}>
          <h2>{text(`${key}.benefits`)}</h2>
          <ul className={styles.benefits}>
            {['1', '2', '3'].map((number) => (
              <li key={number}>{text(`${key}.benefit${number}`)}</li>
            ))}
          </ul>
        </div>
      }
    >
      {sent === 'application' ? (
        done('partnerCard.sent')
      ) : (
        <ApplicationForm
          kind={kind}
          lastAnswer={ofForm('card-application')}
          onDone={() => setSent('application')}
        />
      )}
      {hasQuestions && (
        <section className={styles.question}>
          <h2>{text('partnerCard.question.headline')}</h2>
          {sent === 'question' ? (
            done('partnerCard.question.sent')
          ) : (
            <QuestionForm lastAnswer={ofForm('card-question')} onDone={() => setSent('question')} />
          )}
        </section>
      )}
    </FormFrame>
  );
}

/** It replaces the form whose button had the focus. */
function Done({ isFresh, children }: { isFresh: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isFresh) ref.current?.focus();
  }, [isFresh]);
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={useMessages()('partnerCard.sentHeadline')}>
      {children}
    </div>
  );
}

function sentWithoutScript(answer: FormAnswer | null): 'application' | 'question' | null {
  if (!wentWell(answer)) return null;
  if (answer.form === 'card-application') return 'application';
  return answer.form === 'card-question' ? 'question' : null;
}
