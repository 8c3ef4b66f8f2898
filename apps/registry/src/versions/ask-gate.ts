import type { Verdict } from '@fachwerk/shared/contracts';
import type { Queryable } from '@fachwerk/database';
import { checkShell } from '../gate/check-shell';
import { checkVersion } from '../gate/check-version';
import { readInUse } from '../gate/read-in-use';
import { writeAudit } from '../audit/write-audit';
import { Refusal } from '../http/refusal';
import type { StoredVersion } from './version-store';

/** What this version would break of that which is in use now. */
export async function askGate(
  db: Queryable,
  version: StoredVersion,
  foreignOrigins: readonly string[] = [],
): Promise<Verdict> {
  const inUse = await readInUse(db, { foreignOrigins });
  return version.kind === 'shell'
    ? checkShell({ manifest: version.manifest, ...inUse })
    : checkVersion({ manifest: version.manifest, ...inUse });
}

/** The same with consequences: a break is not published, and the log says so. */
export async function passGate(
  db: Queryable,
  version: StoredVersion,
  by: string,
  foreignOrigins: readonly string[] = [],
): Promise<Verdict> {
  const verdict = await askGate(db, version, foreignOrigins);
  if (verdict.passes) return verdict;
  const breaks = verdict.findings.filter((finding) => finding.verdict === 'break');
  const what = breaks.length === 1 ? 'one break' : `${breaks.length} breaks`;
  await writeAudit(db, {
    actor: by,
    action: 'refuse',
    subject: `${version.mfe}@${version.version}`,
    text: `The gate found ${what}: ${breaks.map(({ message }) => message).join(' ')}`.slice(0, 1000),
  });
  throw new Refusal(
    422,
    `${version.mfe} ${version.version} is not published: the gate found ${what}. Mend it, or publish it as a new major, which runs beside the old one.`,
    { verdict },
  );
}
