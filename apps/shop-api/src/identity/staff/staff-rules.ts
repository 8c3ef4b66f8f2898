import type { StaffRole } from '@fachwerk/shared/contracts';

const RANK: Record<StaffRole, number> = { EMPLOYEE: 0, MANAGER: 1, OPERATOR: 2 };

/** Whether a role may do what another one is required for. */
export const hasRole = (role: StaffRole, required: StaffRole): boolean => RANK[role] >= RANK[required];

interface Position {
  role: StaffRole;
  desk: string | null;
}

/** Managers add and change people of their own desk, operators all. */
export const mayManage = (by: Position, other: Position): boolean =>
  by.role === 'OPERATOR' ||
  (by.role === 'MANAGER' && other.role !== 'OPERATOR' && by.desk !== null && other.desk === by.desk);

/** Who takes over a device by PIN: people of its desk, and operators. */
export const mayTakeOver = (
  { role, desk, blockedAt }: Position & { blockedAt: Date | null },
  deviceDesk: string | null,
): boolean => blockedAt === null && (role === 'OPERATOR' || (deviceDesk !== null && desk === deviceDesk));
