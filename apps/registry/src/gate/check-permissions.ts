import type { Finding } from '@fachwerk/shared/contracts';
import { isPermission } from '@fachwerk/shared/file-rules';
import type { StoredVersion } from '../versions/version-store';
import { aBreak } from './findings';
import type { Permissions } from './in-use';

/**
 * What a version needs outside of its widgets must be granted by an operator. Checked at a publication and a
 * dry run: a version that was published keeps what it got.
 */
export function checkPermissions({ kind, manifest }: StoredVersion, permissions: Permissions): Finding[] {
  if (kind === 'shell') return [];
  const { mfe, permissions: needed = [] } = manifest;
  const aFinding = (message: string) => aBreak({ rule: 'permissions', message, teams: [mfe] });
  return needed.flatMap((permission) => {
    if (!isPermission(permission)) return [aFinding(`${mfe}: there is no permission "${permission}".`)];
    return Object.hasOwn(permissions, mfe) && permissions[mfe]?.includes(permission)
      ? []
      : [
          aFinding(
            `${mfe} needs the permission "${permission}". An operator grants it: PERMISSIONS=${mfe}=${permission}.`,
          ),
        ];
  });
}
