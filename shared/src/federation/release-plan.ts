import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  ContainerKind,
  type PageRelease,
  type ReleaseMfe,
  ReleaseWidget,
  type TrialReason,
} from '../contracts/registry/federation';
import { isChosen } from './bucket';
import { isIntegrity } from './integrity';

/** A published version as pages need it; paths are URL paths of the registry. */
export const PlannedVersion = z.looseObject({
  mfe: z.string(),
  version: z.string(),
  entry: z.string(),
  global: z.string(),
  integrity: z.string(),
  container: z.optional(ContainerKind),
  /** Its Node file. */
  server: z.optional(z.looseObject({ url: z.string(), integrity: z.string() })),
  /** Trusted Types policies that it may create. */
  trustedTypes: z.optional(z.array(z.string())),
  /** Widgets by plain name. */
  widgets: z.record(z.string(), ReleaseWidget),
  chunks: z.record(z.string(), z.string()),
});
export type PlannedVersion = z.output<typeof PlannedVersion>;

export const PlannedShell = z.looseObject({
  version: z.string(),
  script: z.string(),
  style: z.string(),
  polyfills: z.optional(z.string()),
  /** React for page servers. */
  server: z.optional(z.object({ url: z.string(), integrity: z.string() })),
  preload: z.array(z.object({ path: z.string(), as: z.string(), type: z.string() })),
  chunks: z.record(z.string(), z.string()),
});
export type PlannedShell = z.output<typeof PlannedShell>;

/** A release channel: one major of a micro-frontend, or of the shell (name "shell"). */
export const Channel = z.looseObject({
  mfe: z.string(),
  major: z.int(),
  stable: z.nullable(z.string()),
  /** The previous stable version; replaces a version that fails in a visitor's browser. */
  lastGood: z.nullable(z.string()),
  rollout: z.nullable(
    z.looseObject({ id: z.int(), version: z.string(), percent: z.number(), salt: z.string() }),
  ),
});
export type Channel = z.output<typeof Channel>;

/**
 * `GET /federation/plan`: all data that decides which visitor gets which version. Signed (header
 * `x-registry-signature`).
 */
export const ReleasePlan = z.looseObject({
  channels: z.array(Channel),
  /** Versions by "cart@1.4.0-3f9a2c1"; all that the channels refer to. */
  versions: z.record(z.string(), PlannedVersion),
  /** Shells by version. */
  shells: z.record(z.string(), PlannedShell),
  /** Widget names that were handed over, with their owners, whose versions come first. */
  owners: z.optional(z.record(z.string(), z.string())),
  /** Version of the preview token of the request. */
  preview: z.optional(z.looseObject({ mfe: z.string(), version: z.string(), until: z.string() })),
});
export type ReleasePlan = z.output<typeof ReleasePlan>;

/** Data of a page view that selects its versions. */
export interface PageView {
  /** Bucket from 0 to 9,999; without one the view gets stable versions. */
  bucket?: number | undefined;
  /** Versions that failed in this visitor's browser, e.g. "cart@1.4.0-3f9a2c1". */
  avoid?: readonly string[];
}

export const versionKey = (mfe: string, version: string) => `${mfe}@${version}`;
/** "cart" for the oldest major, "cart@2" for a newer one beside it. */
export const channelName = (name: string, channel: Pick<Channel, 'major'>, isOldest: boolean) =>
  isOldest ? name : `${name}@${channel.major}`;

interface Choice {
  channel: Channel;
  version: string;
  isOldest: boolean;
  /** Undefined for the stable version. */
  trialReason: TrialReason | undefined;
}

/**
 * Selects the versions of a page view; undefined if no shell is live. Pure, with the same result in registry
 * and page server.
 */
export function releaseFor(plan: ReleasePlan, view: PageView = {}): PageRelease | undefined {
  const choices = plan.channels.flatMap((channel) => choose(plan, channel, view));
  const shellChoice = choices.find(({ channel }) => channel.mfe === SHELL);
  const shell = shellChoice && plan.shells[shellChoice.version];
  if (!shell || !hasHashesOf(shell, [shell.script, shell.style])) return undefined;

  const mfes = choices.flatMap((choice): Chosen[] => {
    const version = plan.versions[versionKey(choice.channel.mfe, choice.version)];
    return version && isHashed(version)
      ? [{ ...choice, name: channelName(choice.channel.mfe, choice.channel, choice.isOldest), of: version }]
      : [];
  });
  const { chunks, ...shellFiles } = shell;
  return {
    release: {
      id: idOf([...mfes.map(({ name, version }) => `${name} ${version}`), `shell ${shell.version}`], plan),
      mfes: Object.fromEntries(
        mfes.map(({ name, version, of, trialReason }): [string, z.output<typeof ReleaseMfe>] => [
          name,
          {
            version,
            entry: of.entry,
            global: of.global,
            integrity: of.integrity,
            ...(of.container && { container: of.container }),
            ...(trialReason && { isTrial: true, trialReason }),
          },
        ]),
      ),
      widgets: widgetsOf(mfes, plan.owners),
      shell: shell.version,
      chunks: Object.assign({}, chunks, ...mfes.map(({ of }) => of.chunks)) as Record<string, string>,
      ...(plan.preview && { preview: plan.preview }),
    },
    shell: { ...shellFiles, ...(shellChoice?.trialReason && { trialReason: shellChoice.trialReason }) },
    servers: Object.fromEntries(
      mfes.flatMap(({ name, of }) =>
        of.server ? [[name, { version: of.version, ...of.server }] as const] : [],
      ),
    ),
    trustedTypes: Object.fromEntries(
      mfes.flatMap(({ name, of }) => (of.trustedTypes ? [[name, of.trustedTypes] as const] : [])),
    ),
  };
}

const SHELL = 'shell';

const hasHashesOf = ({ chunks }: Pick<PlannedVersion, 'chunks'>, urls: readonly string[]) =>
  urls.every((url) => isIntegrity(chunks[url]));

/**
 * Fails closed: a version that refers to a file without a hash is offered neither to page servers nor to
 * browsers.
 */
const isHashed = (version: PlannedVersion): boolean =>
  isIntegrity(version.integrity) &&
  (!version.server || isIntegrity(version.server.integrity)) &&
  hasHashesOf(
    version,
    Object.values(version.widgets).flatMap(({ js, css }) => [...js, ...css]),
  );

interface Chosen extends Choice {
  /** Name in the release: "cart" or "cart@2". */
  name: string;
  of: PlannedVersion;
}

/**
 * A plain name selects the oldest major that offers the widget, so that such pages never get a break. A page
 * that names a major keeps it also when that major has become the oldest. If two micro-frontends offer a
 * widget, that of its owner is selected.
 */
function widgetsOf(
  mfes: readonly Chosen[],
  owners: Readonly<Record<string, string>> = {},
): Record<string, ReleaseWidget> {
  const widgets = new Map<string, ReleaseWidget>();
  const isOffered = (widget: string, owner: string): boolean =>
    mfes.some(({ channel, of }) => channel.mfe === owner && Object.hasOwn(of.widgets, widget));
  for (const { name, of, channel } of [...mfes].sort((a, b) => a.channel.major - b.channel.major))
    for (const [widget, record] of Object.entries(of.widgets)) {
      const owner = owners[widget];
      if (owner !== undefined && owner !== channel.mfe && isOffered(widget, owner)) continue;
      const placed = { ...record, mfe: name };
      if (!widgets.has(widget)) widgets.set(widget, placed);
      widgets.set(channelName(widget, channel, false), placed);
    }
  return Object.fromEntries(widgets);
}

function choose(
  { channels, preview }: ReleasePlan,
  channel: Channel,
  { bucket, avoid = [] }: PageView,
): Choice[] {
  const isOldest = !channels.some(
    (other) => other.mfe === channel.mfe && other.major < channel.major && isOffered(other),
  );
  const isAvoided = (version: string | null) =>
    version !== null && avoid.includes(versionKey(channel.mfe, version));
  const of = (version: string | null, trialReason?: TrialReason): Choice[] =>
    version === null ? [] : [{ channel, version, isOldest, trialReason }];

  if (preview?.mfe === channel.mfe && majorOf(preview.version) === channel.major)
    return of(preview.version, 'preview');
  const { rollout, stable, lastGood } = channel;
  if (rollout && !isAvoided(rollout.version) && isChosen(bucket, rollout))
    return of(rollout.version, 'rollout');
  if (isAvoided(stable) && lastGood !== null && !isAvoided(lastGood)) return of(lastGood, 'failure');
  return of(stable);
}

/**
 * A channel whose first version is still a candidate counts, so that its name does not change when the
 * rollout ends.
 */
const isOffered = ({ stable, rollout }: Channel): boolean => stable !== null || rollout !== null;

export const majorOf = (version: string): number => Number(/^\d+/.exec(version)?.[0] ?? 0);

const idOf = (versions: string[], { preview, owners }: ReleasePlan): string =>
  createHash('sha256')
    .update(
      [...versions.sort(), preview ? 'preview' : '', ...(owners ? [JSON.stringify(owners)] : [])].join(),
    )
    .digest('hex')
    .slice(0, 12);
