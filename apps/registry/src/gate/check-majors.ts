import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Finding, MfeVersion } from '@fachwerk/shared/contracts';
import { majorOf } from '@fachwerk/shared/federation';
import { styleNames } from '@fachwerk/shared/file-rules';
import type { FileStore } from '../files/file-store';
import { folderOf, type StoredVersion, type VersionStore } from '../versions/version-store';
import { aBreak } from './findings';
import type { InUse } from './in-use';

/** Files of published versions. */
export interface PublishedFiles {
  files: Pick<FileStore, 'open'>;
  versions: Pick<VersionStore, 'read'>;
}

const MOST_NAMES = 5;

/**
 * Two majors of a micro-frontend can be on one page, and their styles apply to all of it: a class with
 * different rules in both would change the widgets of the other. Class names of our build are hashes of their
 * style sheets; those of another bundler may be plain.
 */
export async function checkMajors(
  { kind, manifest }: StoredVersion,
  folder: string,
  { live }: InUse,
  published: PublishedFiles,
): Promise<Finding[]> {
  if (kind === 'shell') return [];
  const others = live.filter(
    ({ mfe, version }) => mfe === manifest.mfe && majorOf(version) !== majorOf(manifest.version),
  );
  if (others.length === 0) return [];
  const own = await namesOf(manifest, (path) => readFile(join(folder, path), 'utf8'));
  const findings = await Promise.all(
    others.map(async (other) => {
      const stored = await published.versions.read(other.mfe, other.version);
      const theirs = await namesOf(other, async (path) => {
        const file = stored && (await published.files.open(folderOf(stored), path));
        return file ? text(file.stream) : '';
      });
      const shared = [...own].filter(([name, rules]) => theirs.has(name) && theirs.get(name) !== rules);
      return shared.length === 0
        ? []
        : [
            conflict(
              manifest,
              other,
              shared.map(([name]) => name),
            ),
          ];
    }),
  );
  return findings.flat();
}

async function namesOf(
  { files }: MfeVersion,
  read: (path: string) => Promise<string>,
): Promise<Map<string, string>> {
  const sheets = files.filter(({ path }) => path.startsWith('browser/') && path.endsWith('.css'));
  const css = await Promise.all(sheets.map(({ path }) => read(path)));
  try {
    return styleNames(css.join('\n'));
  } catch {
    // A style sheet that cannot be parsed is a finding of the file rules.
    return new Map();
  }
}

function conflict({ mfe, version }: MfeVersion, other: MfeVersion, names: readonly string[]): Finding {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  const shown = names.slice(0, MOST_NAMES).map((name) => `"${name}"`);
  return aBreak({
    rule: 'style-majors',
    message:
      `${mfe} ${version} and the live ${other.version} have different rules for ${shown.join(', ')}${more}: ` +
      'with both majors on a page they would change each other. Scope the names, e.g. with CSS Modules.',
    teams: [mfe],
  });
}
