import type { Queryable } from '@fachwerk/database';
import type { StaffRole } from '@fachwerk/shared/contracts';
import { hashPassword } from '../passwords/passwords';
import { staffRepository } from './staff-repository';

export interface DemonstrationPerson {
  number: string;
  name: string;
  role: StaffRole;
  desk: string | null;
  pin: string;
  /** Name at `/operations/`. */
  operator?: string;
}

/** People of two stores of the demonstration, and its operator. */
const PEOPLE: readonly DemonstrationPerson[] = [
  { number: '4711', name: 'Anna Beispiel', role: 'EMPLOYEE', desk: '1001', pin: '2580' },
  { number: '4712', name: 'Murat Muster', role: 'MANAGER', desk: '1001', pin: '1379' },
  { number: '4713', name: 'Eva Exempel', role: 'EMPLOYEE', desk: '1002', pin: '2468' },
  { number: '4700', name: 'Olga Ordnung', role: 'OPERATOR', desk: null, pin: '8520', operator: 'betrieb' },
];

/** Returns those that did not exist yet. */
export async function addDemonstrationStaff(db: Queryable, password: string): Promise<DemonstrationPerson[]> {
  const staff = staffRepository(db);
  const added: DemonstrationPerson[] = [];
  for (const { pin, ...person } of PEOPLE) {
    if (await staff.find(person.number)) continue;
    const [passwordHash, pinHash] = [await hashPassword(password), await hashPassword(pin)];
    if (await staff.add({ ...person, passwordHash, pinHash, isDemonstration: true }))
      added.push({ ...person, pin });
  }
  return added;
}
