import type { StaffRole, StaffState } from '@fachwerk/shared/contracts';

export type StaffPerson = NonNullable<StaffState['person']>;

/** Each may do what those before it may. */
const ROLES: readonly StaffRole[] = ['EMPLOYEE', 'MANAGER', 'OPERATOR'];

export const hasRole = (role: StaffRole, wanted: StaffRole): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(wanted);
