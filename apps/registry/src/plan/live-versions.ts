import type { Queryable } from '@fachwerk/database';
import type { LiveWidgets, Messages, MfeVersion, WidgetRecord } from '@fachwerk/shared/contracts';
import { budgetOf, DEFAULT_LANGUAGE, germanKeyOf } from '@fachwerk/shared/rules';
import { measuresOf, sizeOf } from '../versions/measures';
import type { StoredVersion, VersionStore } from '../versions/version-store';
import { partOf } from './part-of';

export interface LiveVersion {
  stored: StoredVersion & { kind: 'mfe' };
  isOldestMajor: boolean;
}

const LIVE = `
  select c.mfe, live.version,
    row_number() over (partition by c.mfe order by c.major) = 1 as is_oldest
  from registry.channel c
  left join registry.rollout r on r.mfe = c.mfe and r.major = c.major and r.ended_at is null
  cross join lateral (select coalesce(c.stable, r.version) as version) live
  where c.retired_at is null and live.version is not null and c.mfe <> 'shell'
  order by c.mfe, c.major`;

/** The stable version of every release channel, or the candidate of a channel without a stable version. */
export async function readLiveVersions(db: Queryable, versions: VersionStore): Promise<LiveVersion[]> {
  const rows = await db.query<{ mfe: string; version: string; is_oldest: boolean }>(LIVE);
  const stored = await Promise.all(rows.map(({ mfe, version }) => versions.read(mfe, version)));
  return rows.flatMap(({ is_oldest: isOldestMajor }, index) => {
    const version = stored[index];
    return version?.kind === 'mfe' ? [{ stored: version, isOldestMajor }] : [];
  });
}

/** A widget that was handed over is listed once: with its owner if that offers it already. */
export const widgetsOf = (
  live: readonly LiveVersion[],
  owners: Readonly<Record<string, string>> = {},
): LiveWidgets => ({
  widgets: live.flatMap(({ stored: { mfe, version, major, manifest }, isOldestMajor }) =>
    manifest.widgets
      .filter(({ name }) => isListed(name, mfe, live, owners))
      .map((widget) => ({
        ...widget,
        mfe,
        version,
        major,
        isOldestMajor,
        partOf: partOf(widget),
        bytes: {
          js: sizeOf(manifest.files, [manifest.entry, ...widget.js]),
          css: sizeOf(manifest.files, widget.css),
        },
        ...passportOf(manifest, widget),
      })),
  ),
});

function passportOf(manifest: MfeVersion, widget: WidgetRecord) {
  const measures = measuresOf(manifest, widget);
  if (!measures) return {};
  const { at = '', reason } = manifest.passport ?? {};
  const { budget } = widget;
  return { passport: { at, ...(reason && { reason }), measures, budget: budgetOf(budget) } };
}

function isListed(
  widget: string,
  mfe: string,
  live: readonly LiveVersion[],
  owners: Readonly<Record<string, string>>,
): boolean {
  const owner = owners[widget];
  if (owner === undefined || owner === mfe) return true;
  return !live.some(
    ({ stored }) => stored.mfe === owner && stored.manifest.widgets.some(({ name }) => name === widget),
  );
}

/**
 * Texts of these versions in a language; later ones win. `isOwn`: without the German text of a key that has
 * none. A translation belongs to its German text: that of another version counts where both have the same
 * one, so that a version without translations shows no old ones.
 */
export function messagesOf(
  versions: readonly MfeVersion[],
  { language, isOwn = false }: { language: string; isOwn?: boolean },
): Messages {
  const german: Messages = Object.assign({}, ...versions.map(({ messages }) => messages));
  if (language === DEFAULT_LANGUAGE) return german;
  const translated = versions.flatMap(({ messages, translations = {} }) =>
    Object.entries(Object.hasOwn(translations, language) ? (translations[language] ?? {}) : {}).filter(
      ([key]) => {
        const replaced = germanKeyOf(messages, key);
        return replaced !== undefined && messages[replaced] === german[replaced];
      },
    ),
  );
  return { ...(isOwn ? {} : german), ...Object.fromEntries(translated) };
}

/**
 * All majors, the oldest last: if two have the same key, it wins, because plain names on pages refer to it.
 */
export const byMajor = (stored: readonly StoredVersion[]): MfeVersion[] =>
  [...stored]
    .sort((a, b) => b.major - a.major)
    .flatMap((version) => (version.kind === 'mfe' ? [version.manifest] : []));
