import type { MfeVersion } from '../contracts';
import { scriptFaults } from './script-faults';
import { styleFaults } from './style-faults';

/** A place in a file of a version that would change something outside of the version's own widgets. */
export interface FileFault {
  rule: 'style-reach' | 'script-reach';
  /** With micro-frontend, file and place. */
  message: string;
}

type CheckedVersion = Pick<MfeVersion, 'mfe' | 'global' | 'node' | 'container' | 'permissions' | 'files'>;

/** Larger files are refused, because parsing blocks the process; the largest of the shop has 0.7 MB. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Faults listed per file. */
const MOST_FAULTS = 10;

/** Checks all style sheets and scripts of a version of a micro-frontend. */
export async function fileFaults(
  { mfe, global, node, container, permissions, files }: CheckedVersion,
  read: (path: string) => Promise<string>,
): Promise<FileFault[]> {
  const faults: FileFault[] = [];
  const own = isOwnName(global, mfe) ? global : undefined;
  for (const { path, bytes } of files) {
    const isStyle = path.endsWith('.css');
    if (!isStyle && !/\.[cm]?js$/.test(path)) continue;
    const find = (text: string) =>
      isStyle
        ? styleFaults(text, mfe)
        : scriptFaults(text, {
            global: own,
            isNode: isForNode(path, node),
            isModule: container === 'module' && !isForNode(path, node),
            permissions: permissions ?? [],
          });
    const found =
      bytes > MOST_BYTES ? [`has more than ${MOST_BYTES} bytes and is not checked`] : find(await read(path));
    faults.push(
      ...found.slice(0, MOST_FAULTS).map((fault): FileFault => ({
        rule: isStyle ? 'style-reach' : 'script-reach',
        message: `${mfe}: ${path}: ${fault}.`,
      })),
    );
  }
  return faults;
}

/** A container that has the name of a global of the browser would replace it. */
const isOwnName = (global: string, mfe: string): boolean => global.startsWith(`${mfe.replace(/\W/g, '_')}_`);

const isForNode = (path: string, node: string | undefined): boolean =>
  path === node || path.startsWith('node/');
