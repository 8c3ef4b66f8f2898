import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { CardApplication } from '@fachwerk/shared/contracts';
import { CARD_CONSENT_TEXT } from '@fachwerk/shared/rules';
import { dayAndTimeText } from '../../kernel/text/answer-language';
import { tables } from '../database/tables';

export interface StoredApplication {
  [column: string]: unknown;
  id: string;
  kind: CardApplication['kind'];
  firm: string;
  firstName: string;
  lastName: string;
  email: string;
  postalCode: string;
  question: string;
  appliedAt: Date;
}

const COLUMNS = `a.id, a.kind, a.firm, a.first_name as "firstName", a.last_name as "lastName", a.email,
  a.postal_code as "postalCode", a.question, a.applied_at as "appliedAt"`;

/** Applications for cards, and questions about them. */
export function cardApplications(db: Queryable) {
  return {
    /** A newer one replaces what waits of the same address: it was corrected. */
    async add(one: Omit<StoredApplication, 'id' | 'appliedAt'>): Promise<void> {
      await db.query(
        `insert into card_application (id, kind, firm, first_name, last_name, email, postal_code, question, consent_text)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (lower(email), kind) where decided_at is null and kind <> 'QUESTION' do update set
           id = excluded.id, firm = excluded.firm, first_name = excluded.first_name, last_name = excluded.last_name,
           email = excluded.email, postal_code = excluded.postal_code, consent_text = excluded.consent_text,
           applied_at = now()`,
        [
          randomUUID(),
          one.kind,
          one.firm,
          one.firstName,
          one.lastName,
          one.email,
          one.postalCode,
          one.question,
          one.kind === 'QUESTION' ? '' : CARD_CONSENT_TEXT,
        ],
      );
    },

    async findOpen(): Promise<CardApplication[]> {
      const rows = await db.query<StoredApplication>(
        `select ${COLUMNS} from card_application a where a.decided_at is null order by a.applied_at limit 100`,
      );
      return rows.map(({ id, kind, firm, firstName, lastName, email, postalCode, question, appliedAt }) => ({
        applicationId: id,
        kind,
        firm,
        name: `${firstName} ${lastName}`.trim(),
        email,
        postalCode,
        question,
        appliedText: dayAndTimeText(appliedAt),
      }));
    },

    /** The application, if it was open: of two operators one decides. */
    async decide(
      id: string,
      decision: 'ACCEPTED' | 'REFUSED',
      by: string,
    ): Promise<StoredApplication | undefined> {
      const [row] = await db.query<StoredApplication>(
        `update card_application a set decided_at = now(), decision = $2, decided_by = $3
         where a.id = $1 and a.decided_at is null returning ${COLUMNS}`,
        [id, decision, by],
      );
      return row;
    },

    async removeOld(): Promise<void> {
      await db.query(
        `delete from card_application
         where coalesce(decided_at, applied_at) < now() - interval '${tables.card_application.keep}'`,
      );
    },
  };
}
