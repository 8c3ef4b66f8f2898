import type { Database, Queryable } from '@fachwerk/database';
import type { Finding, Verdict } from '@fachwerk/shared/contracts';
import { writeAudit } from '../audit/write-audit';
import { Refusal } from '../http/refusal';
import { reason } from '../reasons/reason';
import type { StoredVersion } from '../versions/version-store';
import { checkChunkHashes } from './check-chunk-hashes';
import { checkFileRules } from './check-file-rules';
import { checkMajors, type PublishedFiles } from './check-majors';
import { checkPassport, type PassportSettings } from './check-passport';
import { checkPermissions } from './check-permissions';
import { checkShell } from './check-shell';
import { checkVersion } from './check-version';
import { verdictOf } from './findings';
import type { InUse, Permissions } from './in-use';
import { readInUse } from './read-in-use';

/** Settings of the operators. */
export interface GateSettings extends PassportSettings {
  permissions?: Permissions;
}

/** Checks a new version against what is in use now. */
export const runGate = async (
  db: Queryable,
  version: StoredVersion,
  settings: GateSettings = {},
): Promise<Verdict> => verdictOf(findingsIn(await readInUse(db), version, settings));

const findingsIn = (
  inUse: InUse,
  version: StoredVersion,
  { permissions = {}, passports }: GateSettings,
): readonly Finding[] => [
  ...verdictOn(version, inUse).findings,
  ...checkPermissions(version, permissions),
  ...checkPassport(version, inUse, { passports }),
];

/** Checks a version, which may already be a candidate, before more visitors get it. */
export const rerunGate = async (db: Queryable, version: StoredVersion): Promise<Verdict> =>
  verdictOn(version, await readInUse(db, { without: version }));

export const verdictOn = (version: StoredVersion, inUse: InUse): Verdict =>
  version.kind === 'shell'
    ? checkShell({ manifest: version.manifest, ...inUse })
    : checkVersion({ manifest: version.manifest, ...inUse });

export interface GatedPublication extends GateSettings, PublishedFiles {
  version: StoredVersion;
  /** Folder with its files. */
  folder: string;
  /** Actor for the audit log. */
  by: string;
}

/**
 * Refuses the publication of a version with a break, with an entry in the audit log. Files are checked only
 * here, because they never change.
 */
export async function enforceGate(
  db: Database,
  { version, folder, by, files, versions, ...settings }: GatedPublication,
): Promise<Verdict> {
  const inUse = await readInUse(db);
  const inFiles = await Promise.all([
    checkFileRules(version, folder),
    checkChunkHashes(version, folder),
    checkMajors(version, folder, inUse, { files, versions }),
  ]);
  const verdict = verdictOf([...findingsIn(inUse, version, settings), ...inFiles.flat()]);
  if (verdict.passes) return verdict;
  await logRefusal(db, version, by, verdict);
  throw new Refusal(
    422,
    `${version.mfe} ${version.version} is not published: the gate found ${countBreaks(verdict)}. Mend it, or publish it as a new major, which runs beside the old one.`,
    { verdict },
  );
}

/** Written outside of the transaction that asked, because that one is rolled back. */
export const logRefusal = (
  db: Queryable,
  { mfe, version }: StoredVersion,
  by: string,
  verdict: Verdict,
): Promise<void> =>
  writeAudit(db, {
    actor: by,
    action: 'refuse',
    subject: `${mfe}@${version}`,
    reasons: [
      reason('gate', {
        text: `The gate found ${countBreaks(verdict)}: ${describeBreaks(verdict)}`.slice(0, MOST_TEXT),
      }),
    ],
  });

const MOST_TEXT = 1000;

const breaksOf = ({ findings }: Verdict) => findings.filter(({ verdict }) => verdict === 'break');

export function countBreaks(verdict: Verdict): string {
  const { length } = breaksOf(verdict);
  return length === 1 ? 'one break' : `${length} breaks`;
}

/** One sentence per break, with the affected pages. */
export const describeBreaks = (verdict: Verdict): string =>
  breaksOf(verdict)
    .map(({ message, pages }) => (pages.length > 0 ? `${message} (${namesOf(pages)})` : message))
    .join(' ');

const MOST_PAGES = 5;
const namesOf = (pages: readonly string[]): string =>
  pages.length > MOST_PAGES
    ? `${pages.slice(0, MOST_PAGES).join(', ')} and ${pages.length - MOST_PAGES} more`
    : pages.join(', ');
