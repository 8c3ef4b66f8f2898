import type { MfeVersion, WidgetRecord } from '@fachwerk/shared/contracts';
import { majorOf } from '@fachwerk/shared/federation';
import type { InUse, LiveVersion, Use } from './in-use';

/** A version and its declaration of the widget. */
export interface Server {
  version: MfeVersion;
  record: WidgetRecord;
}

export const widgetIn = (version: MfeVersion, name: string): WidgetRecord | undefined =>
  version.widgets.find((widget) => widget.name === name);

export const isOfChannel = (version: LiveVersion, { mfe, major }: { mfe: string; major: number }): boolean =>
  version.mfe === mfe && majorOf(version.version) === major;

export const channelOf = ({ mfe, version }: MfeVersion) => ({ mfe, major: majorOf(version) });

/** The live versions once the new version has replaced its release channel. */
export const liveAfter = (live: InUse['live'], manifest: MfeVersion): InUse['live'] => [
  ...live.filter((version) => !isOfChannel(version, channelOf(manifest))),
  manifest,
];

/**
 * The versions that one use can get, by the rule of releases: with "@2" that major, otherwise the oldest
 * major that offers the widget. If only one of two versions of a release channel offers it, the next channel
 * serves it as well.
 */
export function serversOf(
  { widget, major }: Pick<Use, 'widget' | 'major'>,
  live: readonly LiveVersion[],
): Server[] {
  const offering = (versions: readonly LiveVersion[]): Server[] =>
    versions.flatMap((version) => {
      const record = widgetIn(version, widget);
      return record ? [{ version, record }] : [];
    });
  if (major !== null) return offering(live.filter(({ version }) => majorOf(version) === major));

  const owners = new Set(offering(live).map(({ version }) => version.mfe));
  return [...owners].flatMap((mfe) => {
    const own = live.filter((version) => version.mfe === mfe);
    const majors = [...new Set(own.map(({ version }) => majorOf(version)))].sort((a, b) => a - b);
    const servers: Server[] = [];
    for (const one of majors) {
      const channel = own.filter(({ version }) => majorOf(version) === one);
      const found = offering(channel);
      servers.push(...found);
      if (found.length === channel.length) break;
    }
    return servers;
  });
}
