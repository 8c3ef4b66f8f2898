/** Roles of staff; each may do what those before it may. */
export const STAFF_ROLES = ['EMPLOYEE', 'MANAGER', 'OPERATOR'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const hasRole = (role: StaffRole, wanted: StaffRole): boolean =>
  STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(wanted);

export interface StaffPerson {
  number: string;
  name: string;
  role: StaffRole;
  /** Company id of the store, or `online`; null: an operator, who names the desk. */
  desk: string | null;
}

/** Who is signed in on this device. */
export interface StaffState {
  person: StaffPerson | null;
  isLocked: boolean;
  deskName: string | null;
  expiresAt: string | null;
  /** Of the same desk, for the choice of the PIN. */
  people: readonly { number: string; name: string }[];
}

/** The calls of the sign-in. */
export interface StaffApi {
  read(): Promise<StaffState>;
  signIn(number: string, password: string): Promise<StaffState>;
  changePerson(number: string, pin: string): Promise<StaffState>;
  lock(): Promise<StaffState>;
  signOut(): Promise<StaffState>;
}
