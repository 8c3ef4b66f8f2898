import { randomBytes } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import type { FormAnswer } from '@fachwerk/shared/contracts';

export const isAnswerKey = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);

/** Responses to forms without JavaScript: for the same session only, for a time. */
export function createFormAnswers(db: Queryable) {
  return {
    async keep(sessionId: string, answer: FormAnswer): Promise<string> {
      const key = randomBytes(16).toString('base64url');
      await db.query(
        // Deletes some expired rows with each insert, so that the table keeps the rows of that time only.
        `with old as (delete from form_answer where key in
           (select key from form_answer where expires_at < now() limit 10 for update skip locked))
         insert into form_answer (key, session_id, answer, expires_at)
         values ($1, $2, $3, now() + $4::int * interval '1 minute')`,
        [key, sessionId, JSON.stringify(answer), PERIODS.formAnswerMinutes],
      );
      return key;
    },

    async find(sessionId: string, key: string): Promise<FormAnswer | undefined> {
      const [row] = await db.query<{ answer: FormAnswer }>(
        'select answer from form_answer where key = $1 and session_id = $2 and expires_at > now()',
        [key, sessionId],
      );
      return row?.answer;
    },

    async removeOld(): Promise<void> {
      await db.query('delete from form_answer where expires_at < now()');
    },
  };
}
export type FormAnswers = ReturnType<typeof createFormAnswers>;
