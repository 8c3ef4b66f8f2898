import { isPermission } from '@fachwerk/shared/file-rules';
import type { Permissions } from './in-use';

/** A micro-frontend and one permission, e.g. "vue=trusted-types:vue". */
const GRANT = /^([a-z][a-z0-9-]{0,40})=(\S+)$/;

/** Reads the setting PERMISSIONS; throws if a grant is not of the form "name=permission". */
export function readPermissions(grants: readonly string[]): Permissions {
  const permissions: Record<string, string[]> = {};
  for (const grant of grants) {
    const [, mfe = '', permission = ''] = GRANT.exec(grant) ?? [];
    if (!isPermission(permission))
      throw new Error(
        `PERMISSIONS=${grant}: a micro-frontend and a permission such as vue=trusted-types:vue is expected.`,
      );
    permissions[mfe] = [...(permissions[mfe] ?? []), permission];
  }
  return permissions;
}
