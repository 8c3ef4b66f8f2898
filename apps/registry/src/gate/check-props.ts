import type { Finding, MfeVersion } from '@fachwerk/shared/contracts';
import { majorOf } from '@fachwerk/shared/federation';
import type { VersionCheck } from './check-version';
import { aBreak } from './findings';
import type { InUse, Use } from './in-use';
import { aboutUses } from './pages-of';
import { assertUsable, propsChecker } from './props-checker';
import { isOfChannel, serversOf, type Server } from './who-serves';

/** What is live when everybody in the channel has the new version. */
export const afterwards = (live: InUse['live'], manifest: MfeVersion): InUse['live'] => [
  ...live.filter((version) => !isOfChannel(version, channelOf(manifest))),
  manifest,
];
export const channelOf = ({ mfe, version }: MfeVersion) => ({ mfe, major: majorOf(version) });

/** Props of every place that would get the new version, and places that nobody would serve any more. */
export function checkProps(check: VersionCheck): Finding[] {
  const { manifest } = check;
  const unusable = manifest.widgets.flatMap((record): Finding[] => {
    try {
      assertUsable(record);
      return [];
    } catch (error) {
      const message = `The props schema of "${record.name}" is none: ${(error as Error).message}`;
      return [aBreak({ rule: 'props-schema', widget: record.name, message })];
    }
  });
  if (unusable.length > 0) return unusable;
  return compareUses(check, afterwards(check.live, manifest));
}

/** Every place whose versions change between now and then. */
export function compareUses(now: InUse, then: InUse['live']): Finding[] {
  const groups = new Map<string, { said: Said; uses: Use[] }>();
  const say = (said: Said, use: Use) => {
    const key = JSON.stringify(said);
    const group = groups.get(key) ?? { said, uses: [] };
    group.uses.push(use);
    groups.set(key, group);
  };
  for (const use of now.uses) {
    const before = serversOf(use, now.live);
    const after = serversOf(use, then);
    const added = after.filter(({ version }) => !before.some((one) => one.version === version));
    const name = use.major === null ? use.widget : `${use.widget}@${use.major}`;
    if (before.length > 0 && after.length === 0) say(gone(name, use, before), use);
    for (const server of added) {
      const problems = propsChecker(server.record)(use);
      if (problems.length === 0) continue;
      const isOld = before.some(({ record }) => propsChecker(record)(use).length > 0);
      say(isOld ? wrongAlready(use, problems) : refused(name, use, server, problems), use);
    }
  }
  return [...groups.values()].flatMap(({ said, uses }) =>
    said.isOld
      ? aboutUses({ ...said.finding }, uses, now).map((finding) => ({
          ...finding,
          verdict: 'warning' as const,
        }))
      : aboutUses(said.finding, uses, now),
  );
}

interface Said {
  finding: Pick<Finding, 'rule' | 'message' | 'widget'>;
  isOld?: boolean;
}

const gone = (name: string, { widget }: Use, before: readonly Server[]): Said => ({
  finding: {
    rule: 'widget-removed',
    widget,
    message: `Pages use "${name}", which ${versionsOf(before)} offers and nobody would offer any more.`,
  },
});
const refused = (name: string, { widget }: Use, { version }: Server, problems: readonly string[]): Said => ({
  finding: {
    rule: 'props-in-use',
    widget,
    message: `Pages use "${name}" with props that ${version.mfe} ${version.version} does not take: ${problems.join('; ')}.`,
  },
});
/** The team must be able to publish although a page is wrong: that is its editor's to mend. */
const wrongAlready = ({ widget }: Use, problems: readonly string[]): Said => ({
  finding: {
    rule: 'props-wrong-already',
    widget,
    message: `Pages give "${widget}" props that the live version does not take either: ${problems.join('; ')}.`,
  },
  isOld: true,
});

const versionsOf = (servers: readonly Server[]): string =>
  servers.map(({ version }) => `${version.mfe} ${version.version}`).join(' and ');
