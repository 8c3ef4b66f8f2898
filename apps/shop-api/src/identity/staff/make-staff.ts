import type { Database } from '@fachwerk/database';
import { NewStaff } from '@fachwerk/shared/contracts';
import { hashPassword } from '../passwords/passwords';
import { staffLogins } from './staff-logins';
import { staffRepository } from './staff-repository';

/**
 * The first people of a desk: number, name, role, desk, password and PIN as they were typed, and the name of
 * the operator of the registry who this person is.
 */
export type StaffInput = Record<'number' | 'name' | 'role' | 'password' | 'pin', string> & {
  desk?: string | undefined;
  operator?: string | undefined;
};

/**
 * Adds a person who may sign in at a desk; a person with the same number is replaced, and signed out
 * everywhere. Throws a sentence about the first value that does not fit.
 */
export async function makeStaff(db: Database, input: StaffInput): Promise<void> {
  const read = NewStaff.safeParse({ ...input, role: input.role.toUpperCase() });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`the ${String(issue?.path[0])} does not fit (${issue?.message})`);
  }
  const { number, name, role, desk = null, password, pin } = read.data;
  if ((role === 'OPERATOR') !== (desk === null))
    throw new Error('employees and managers have a desk, operators have none');
  const operator = input.operator?.trim();
  if (operator !== undefined && role !== 'OPERATOR')
    throw new Error('only a person with the role operator is an operator of /operations/ too');
  if (operator === '') throw new Error('the name of the operator is empty');
  const [passwordHash, pinHash] = [await hashPassword(password), await hashPassword(pin)];
  await db.transaction(async (tx) => {
    const staff = staffRepository(tx);
    const other = operator === undefined ? undefined : await staff.numberOfOperator(operator);
    if (other !== undefined && other !== number)
      throw new Error(`the operator ${operator} is the person ${other} already`);
    const id = await staff.put({
      number,
      name,
      role,
      desk,
      passwordHash,
      pinHash,
      operator: operator ?? null,
    });
    await staffLogins(tx).logOutEverywhere(id);
  });
}
