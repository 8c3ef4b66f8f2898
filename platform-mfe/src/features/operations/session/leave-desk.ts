import { readStaff, signOutStaff } from '@fachwerk/shared/calls';
import type { HttpClient } from '@fachwerk/shared/http';

/** Signs an operator out at the desk of this browser; another person who works there stays. */
export async function leaveDesk(api: HttpClient): Promise<void> {
  const { person } = await api.call(readStaff);
  if (person?.role === 'OPERATOR') await api.call(signOutStaff);
}
