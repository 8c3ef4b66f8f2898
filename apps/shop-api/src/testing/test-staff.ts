import type { Database } from '@fachwerk/database';
import { signInStaff, type StaffRole } from '@fachwerk/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { hashPassword } from '../identity/passwords/passwords';
import { staffRepository } from '../identity/staff/staff-repository';
import { type TestShop, Visitor } from './test-shop';

export const STAFF_PASSWORD = 'Holzleim-47';
export const STAFF_PIN = '2580';

export interface TestPerson {
  number: string;
  role: StaffRole;
  desk: string | null;
}

/** People of two stores, of the warehouse, and an operator. */
export const testStaff = {
  employee: { number: '4711', role: 'EMPLOYEE', desk: '1001' },
  colleague: { number: '4714', role: 'EMPLOYEE', desk: '1001' },
  manager: { number: '4712', role: 'MANAGER', desk: '1001' },
  otherEmployee: { number: '4713', role: 'EMPLOYEE', desk: '1002' },
  otherManager: { number: '4715', role: 'MANAGER', desk: '1002' },
  warehouse: { number: '4716', role: 'EMPLOYEE', desk: 'online' },
  operator: { number: '4700', role: 'OPERATOR', desk: null },
} as const satisfies Record<string, TestPerson>;

let hashes: Promise<[string, string]> | undefined;

export async function addTestStaff(
  db: Database,
  people: readonly TestPerson[] = Object.values(testStaff),
): Promise<void> {
  hashes ??= Promise.all([hashPassword(STAFF_PASSWORD), hashPassword(STAFF_PIN)]);
  const [passwordHash, pinHash] = await hashes;
  for (const { number, role, desk } of people)
    await staffRepository(db).add({
      number,
      name: `Mensch ${number}`,
      role,
      desk,
      passwordHash,
      pinHash,
    });
}

export const signIn = (
  device: Visitor,
  { number }: Pick<TestPerson, 'number'>,
  password = STAFF_PASSWORD,
): Promise<LightMyRequestResponse> => device.send('POST', signInStaff.path, { number, password });

/** A device at which the person has signed in. */
export async function aDeviceOf(shop: TestShop, person: TestPerson): Promise<Visitor> {
  const device = new Visitor(shop.app);
  const answer = await signIn(device, person);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return device;
}
