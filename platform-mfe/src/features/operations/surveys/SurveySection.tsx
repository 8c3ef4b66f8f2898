import { readDeskSurveys } from '@fachwerk/shared/calls';
import type { DeskSurvey, DeskSurveyQuestion } from '@fachwerk/shared/contracts';
import { formatNumber, SHOP_LOCALE } from '@fachwerk/shared/format';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { deskFailureOf } from '../base/desk-failure';
import { DeskList, ItemHead } from '../base/DeskList';
import styles from './SurveySection.module.css';

/** Surveys with the number of each answer. */
export function SurveySection() {
  const { api } = usePlatform();
  const [surveys, setSurveys] = useState<readonly DeskSurvey[]>();
  const { run, state, isPending } = useAction(() => api.call(readDeskSurveys, {}), {
    onDone: (answer) => setSurveys(answer.surveys),
  });

  return (
    <DeskList
      name="surveys"
      items={surveys}
      keyOf={({ formId }) => formId}
      row={(survey) => <Survey survey={survey} />}
      failure={state.status === 'failed' ? deskFailureOf(state.error) : undefined}
      isPending={isPending}
      changes={0}
      onLoad={() => void run(undefined)}
    />
  );
}

function Survey({ survey: { formId, isOpen, questions } }: { survey: DeskSurvey }) {
  const text = useMessages();
  return (
    <>
      <ItemHead title={formId} facts={text(`operations.surveys.${isOpen ? 'isOpen' : 'isClosed'}`)} />
      {questions.map((question) => (
        <Answers key={question.uniqueName} question={question} />
      ))}
    </>
  );
}

function Answers({ question: { uniqueName, answers } }: { question: DeskSurveyQuestion }) {
  const text = useMessages();
  const total = answers.reduce((sum, { count }) => sum + count, 0);
  const percentOf = (count: number) => (total === 0 ? 0 : Math.round((count / total) * 100));
  return (
    <table className={styles.answers}>
      <caption className={styles.question}>
        {text('operations.surveys.question', {
          name: uniqueName,
          count: formatNumber(total, SHOP_LOCALE),
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{text('operations.surveys.answer')}</th>
          <th scope="col">{text('operations.surveys.count')}</th>
          <th scope="col">{text('operations.surveys.share')}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ value, count }) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>{formatNumber(count, SHOP_LOCALE)}</td>
            <td>{text('operations.surveys.percent', { percent: percentOf(count) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
