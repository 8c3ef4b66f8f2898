import type { Finding } from '@fachwerk/shared/contracts';
import { aBreak } from './findings';
import type { InUse, Use, VersionCheck } from './in-use';
import { aboutUses } from './pages-of';
import { assertUsable, propsChecker } from './props-checker';
import { liveAfter, type Server, serversOf } from './who-serves';

/**
 * Checks the props of every use that would get the new version, and uses that no version would serve any
 * more.
 */
export function checkProps(check: VersionCheck): Finding[] {
  const { manifest } = check;
  const unusable = manifest.widgets.flatMap((record): Finding[] => {
    try {
      assertUsable(record);
      return [];
    } catch (error) {
      const message = `The props schema of "${record.name}" is invalid: ${(error as Error).message}`;
      return [aBreak({ rule: 'props-schema', widget: record.name, message })];
    }
  });
  if (unusable.length > 0) return unusable;
  return compareUses(check, liveAfter(check.live, manifest));
}

/** Checks every use that would get another version than now. */
export function compareUses(now: InUse, then: InUse['live']): Finding[] {
  const groups = new Map<string, { draft: FindingDraft; uses: Use[] }>();
  const add = (draft: FindingDraft, use: Use) => {
    const key = JSON.stringify(draft);
    const group = groups.get(key) ?? { draft, uses: [] };
    group.uses.push(use);
    groups.set(key, group);
  };
  for (const use of now.uses) {
    const before = serversOf(use, now.live);
    const after = serversOf(use, then);
    const added = after.filter(({ version }) => !before.some((one) => one.version === version));
    const name = use.major === null ? use.widget : `${use.widget}@${use.major}`;
    if (before.length > 0 && after.length === 0) add(gone(name, use, before), use);
    for (const server of added) {
      const problems = propsChecker(server.record)(use);
      if (problems.length === 0) continue;
      const isOld = before.some(({ record }) => propsChecker(record)(use).length > 0);
      add(isOld ? wrongAlready(use, problems) : refused(name, use, server, problems), use);
    }
  }
  return [...groups.values()].flatMap(({ draft, uses }) =>
    draft.isOld
      ? aboutUses({ ...draft.finding }, uses).map((finding) => ({
          ...finding,
          verdict: 'warning' as const,
        }))
      : aboutUses(draft.finding, uses),
  );
}

interface FindingDraft {
  finding: Pick<Finding, 'rule' | 'message' | 'widget'>;
  isOld?: boolean;
}

const gone = (name: string, { widget }: Use, before: readonly Server[]): FindingDraft => ({
  finding: {
    rule: 'widget-removed',
    widget,
    message: `Pages use "${name}", which ${versionsOf(before)} offers and no version would offer any more.`,
  },
});
const refused = (
  name: string,
  { widget }: Use,
  { version }: Server,
  problems: readonly string[],
): FindingDraft => ({
  finding: {
    rule: 'props-in-use',
    widget,
    message: `Pages use "${name}" with props that ${version.mfe} ${version.version} does not take: ${problems.join('; ')}.`,
  },
});
/** A warning only: the props of the page are wrong already, so the team must be able to publish. */
const wrongAlready = ({ widget }: Use, problems: readonly string[]): FindingDraft => ({
  finding: {
    rule: 'props-wrong-already',
    widget,
    message: `Pages give "${widget}" props that the live version does not take either: ${problems.join('; ')}.`,
  },
  isOld: true,
});

const versionsOf = (servers: readonly Server[]): string =>
  servers.map(({ version }) => `${version.mfe} ${version.version}`).join(' and ');
