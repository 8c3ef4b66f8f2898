import type { Database } from '@fachwerk/database';
import type { Finding, Verdict } from '@fachwerk/shared/contracts';
import { majorOf } from '@fachwerk/shared/federation';
import { writeAudit } from '../audit/write-audit';
import type { OrderGate } from '../channels/order-rollout';
import type { RolledBack } from '../channels/roll-back';
import { readInUse } from '../gate/read-in-use';
import { countBreaks, describeBreaks, rerunGate, verdictOn } from '../gate/run-gate';
import { Refusal } from '../http/refusal';
import { reason } from '../reasons/reason';
import type { StoredVersion, VersionStore } from '../versions/version-store';

/** Logged after the transaction that asked was rolled back. */
export class GateRefusal extends Refusal {
  constructor(
    readonly version: StoredVersion,
    readonly verdict: Verdict,
  ) {
    super(
      422,
      `${version.mfe} ${version.version} is not rolled out: since it was published, pages or other versions have changed, and the gate found ${countBreaks(verdict)}. ${describeBreaks(verdict)}`,
      { verdict },
    );
  }
}

/** Asks the gate again: pages and other versions may have changed since the publication. */
export const gateOfOrder =
  (version: StoredVersion): OrderGate =>
  async (inside) => {
    const verdict = await rerunGate(inside, version);
    if (!verdict.passes) throw new GateRefusal(version, verdict);
  };

/**
 * A rollback is never refused and does not wait for the gate. Afterwards the operator and the audit log get
 * the findings for the version that is live again.
 */
export async function warnOfRollback(
  { db, versions }: { db: Database; versions: VersionStore },
  mfe: string,
  { gone, stable }: RolledBack,
): Promise<Finding[]> {
  const [back, left] = await Promise.all([
    stable === null ? undefined : versions.read(mfe, stable),
    versions.read(mfe, gone),
  ]);
  if (!back || !left || majorOf(left.version) !== back.major) return [];
  const now = await readInUse(db);
  // The state before the rollback.
  const before =
    left.kind === 'mfe'
      ? {
          ...now,
          live: [...now.live.filter((one) => one.mfe !== mfe || one.version !== stable), left.manifest],
        }
      : { ...now, shells: [left.manifest] };
  const verdict = verdictOn(back, before);
  if (verdict.passes) return [];
  await writeAudit(db, {
    actor: 'registry',
    action: 'roll-back',
    subject: `${mfe}@${back.version}`,
    reasons: [
      reason('gate', {
        text: `Rolled back all the same, but the gate warns of ${countBreaks(verdict)}: ${describeBreaks(verdict)}`.slice(
          0,
          1000,
        ),
      }),
    ],
  });
  return verdict.findings.filter((finding) => finding.verdict === 'break');
}
