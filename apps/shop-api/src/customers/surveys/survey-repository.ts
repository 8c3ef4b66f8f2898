import { createHash } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import type { SurveyQuestion } from '@fachwerk/shared/contracts';

export interface SurveyCount {
  formId: string;
  question: string;
  value: string;
  count: number;
}

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

    /** How often each value was chosen. */
    count: () =>
      db.query<SurveyCount>(
        `select form_id as "formId", question, value, count(*)::int as count
         from survey_answer group by 1, 2, 3 order by 1, 2, 3`,
      ),

    async forgetVisitors(): Promise<void> {
      await db.query(
        `update survey_answer set visitor = null
         where visitor is not null and at < now() - interval '${PERIODS.surveyHours} hours'`,
      );
    },
  };
}
