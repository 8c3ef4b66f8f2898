import type { Database, Queryable } from '@fachwerk/database';

export interface MessageOverride {
  [column: string]: unknown;
  language: string;
  key: string;
  text: string;
}

/** A change of an editor's text; null is the text of the code. */
export interface MessageChange {
  [column: string]: unknown;
  before: string | null;
  after: string | null;
  changedBy: string;
  changedAt: Date;
}

/** What an editor writes in place of the text of the code. */
export interface WrittenMessage {
  language: string;
  key: string;
  /** Null: the text of the code again. */
  text: string | null;
  /** What the editor has seen. */
  seen: string | null;
  /** Number of the employee. */
  by: string;
}

/** The texts of editors. The database writes their history and raises their version. */
export const messageOverrides = (db: Database) => ({
  all: () => db.query<MessageOverride>('select language, key, text from message_override'),

  /** 'changed': there is another text than the editor has seen; nothing is written. */
  write: ({ language, key, text, seen, by }: WrittenMessage): Promise<'written' | 'changed'> =>
    db.transaction(async (tx) => {
      // One editor after another: two writers of a text that is not there would meet no row to lock.
      await tx.query('select from message_state for update');
      if ((await current(tx, language, key)) !== seen) return 'changed';
      await tx.query(`select set_config('fachwerk.person', $1, true)`, [by]);
      if (text === null)
        await tx.query('delete from message_override where language = $1 and key = $2', [language, key]);
      else
        await tx.query(
          `insert into message_override (language, key, text) values ($1, $2, $3)
           on conflict (language, key) do update set text = excluded.text`,
          [language, key, text],
        );
      return 'written';
    }),

  /** The newest first. */
  changes: (language: string, key: string) =>
    db.query<MessageChange>(
      `select before, after, changed_by as "changedBy", changed_at as "changedAt"
       from message_change where language = $1 and key = $2 order by id desc`,
      [language, key],
    ),
});

async function current(tx: Queryable, language: string, key: string): Promise<string | null> {
  const [row] = await tx.query<{ text: string }>(
    'select text from message_override where language = $1 and key = $2',
    [language, key],
  );
  return row?.text ?? null;
}
