import type { Queryable } from '@fachwerk/database';
import { writeAudit } from '../audit/write-audit';
import { reason } from '../reasons/reason';
import { hashPassword } from './passwords';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,59}$/u;
/** NIST SP 800-63B: length matters, character classes do not. */
const MIN_LENGTH = 10;

export interface OperatorOrder {
  name: string;
  password: string;
  by: string;
  /** The password is public; such an operator exists only where demonstration accounts are open. */
  isDemonstration?: boolean;
}

/** Creates an operator or changes the password of one; ends all sessions of the operator. */
export async function addOperator(db: Queryable, order: OperatorOrder): Promise<void> {
  const { name, password, by, isDemonstration = false } = order;
  if (!NAME.test(name))
    throw new Error(`"${name}" is not a valid operator name. Use letters and digits, e.g. "anna".`);
  if (password.length < MIN_LENGTH)
    throw new Error(`The password is too short: at least ${MIN_LENGTH} characters.`);
  await db.query(
    `insert into registry.operator (name, password_hash, is_demonstration) values ($1, $2, $3)
     on conflict (name) do update set password_hash = excluded.password_hash, is_demonstration = excluded.is_demonstration`,
    [name, await hashPassword(password), isDemonstration],
  );
  await db.query('delete from registry.operator_session where operator = $1', [name]);
  await writeAudit(db, {
    actor: by,
    action: 'token',
    subject: name,
    reasons: [reason('password-set', { subject: name })],
  });
}
