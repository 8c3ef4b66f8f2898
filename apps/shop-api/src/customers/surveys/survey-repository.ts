import { createHash } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import type { SurveyQuestion } from '@fachwerk/shared/contracts';

export function createSurveyRepository(db: Queryable) {
  return {
    /** Keeps the first answer of a session to each question of the form. */
    async add(formId: string, sessionId: string, questions: readonly SurveyQuestion[]): Promise<void> {
      const visitor = createHash('sha256').update(`${sessionId} ${formId}`).digest('base64url');
      await db.query(
        `insert into survey_answer (form_id, question, value, visitor)
         select $1, q."uniqueName", q.value, $2
         from json_to_recordset($3) as q ("uniqueName" text, value text)
         on conflict (form_id, question, visitor) do nothing`,
        [formId, visitor, JSON.stringify(questions)],
      );
    },

    async forgetVisitors(): Promise<void> {
      await db.query(
        `update survey_answer set visitor = null
         where visitor is not null and at < now() - interval '${PERIODS.surveyHours} hours'`,
      );
    },
  };
}
