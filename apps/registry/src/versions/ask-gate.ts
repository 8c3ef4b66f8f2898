import type { Verdict } from '@fachwerk/shared/contracts';
import type { Database, Queryable } from '@fachwerk/database';
import { checkShell } from '../gate/check-shell';
import { checkVersion } from '../gate/check-version';
import type { InUse } from '../gate/in-use';
import { readInUse, type InUseOptions } from '../gate/read-in-use';
import { writeAudit } from '../audit/write-audit';
import { Refusal } from '../http/refusal';
import type { StoredVersion } from './version-store';

/** What this version would break of that which is in use now. */
export const askGate = async (
  db: Queryable,
  version: StoredVersion,
  foreignOrigins: readonly string[] = [],
): Promise<Verdict> => verdictOn(version, await readInUse(db, { foreignOrigins }));

/** What visitors would meet if this version, perhaps a candidate already, were given to more of them. */
export const askGateAgain = async (
  db: Queryable,
  version: StoredVersion,
  { foreignOrigins = [] }: Pick<InUseOptions, 'foreignOrigins'> = {},
): Promise<Verdict> => verdictOn(version, await readInUse(db, { foreignOrigins, without: version }));

export const verdictOn = (version: StoredVersion, inUse: InUse): Verdict =>
  version.kind === 'shell'
    ? checkShell({ manifest: version.manifest, ...inUse })
    : checkVersion({ manifest: version.manifest, ...inUse });

/** The gate with consequences: a break is not published, and the log says so. */
export async function passGate(
  db: Database,
  version: StoredVersion,
  by: string,
  foreignOrigins: readonly string[] = [],
): Promise<Verdict> {
  const verdict = await askGate(db, version, foreignOrigins);
  if (verdict.passes) return verdict;
  await tellRefusal(db, version, by, verdict);
  throw new Refusal(
    422,
    `${version.mfe} ${version.version} is not published: the gate found ${countBreaks(verdict)}. Mend it, or publish it as a new major, which runs beside the old one.`,
    { verdict },
  );
}

/** In the log also where the transaction that asked is undone. */
export const tellRefusal = (
  db: Queryable,
  { mfe, version }: StoredVersion,
  by: string,
  verdict: Verdict,
): Promise<void> =>
  writeAudit(db, {
    actor: by,
    action: 'refuse',
    subject: `${mfe}@${version}`,
    text: `The gate found ${countBreaks(verdict)}: ${sayBreaks(verdict)}`.slice(0, MOST_TEXT),
  });

const MOST_TEXT = 1000;

const breaksOf = ({ findings }: Verdict) => findings.filter(({ verdict }) => verdict === 'break');

export function countBreaks(verdict: Verdict): string {
  const { length } = breaksOf(verdict);
  return length === 1 ? 'one break' : `${length} breaks`;
}

/** Each in a sentence, with the pages that it is about. */
export const sayBreaks = (verdict: Verdict): string =>
  breaksOf(verdict)
    .map(({ message, pages }) => (pages.length > 0 ? `${message} (${namesOf(pages)})` : message))
    .join(' ');

const MOST_PAGES = 5;
const namesOf = (pages: readonly string[]): string =>
  pages.length > MOST_PAGES
    ? `${pages.slice(0, MOST_PAGES).join(', ')} and ${pages.length - MOST_PAGES} more`
    : pages.join(', ');
