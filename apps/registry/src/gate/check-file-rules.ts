import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '@fachwerk/shared/contracts';
import { fileFaults } from '@fachwerk/shared/file-rules';
import type { StoredVersion } from '../versions/version-store';
import { aBreak } from './findings';

/**
 * Styles and scripts that would change something outside of the micro-frontend's own widgets. The build
 * refuses them too, but a team may have its own build. The shell is exempt, because styles of the page and
 * polyfills are its task.
 */
export async function checkFileRules({ kind, manifest }: StoredVersion, folder: string): Promise<Finding[]> {
  if (kind === 'shell') return [];
  const faults = await fileFaults(manifest, (path) => readFile(join(folder, path), 'utf8'));
  return faults.map(({ rule, message }) => aBreak({ rule, message, teams: [manifest.mfe] }));
}
