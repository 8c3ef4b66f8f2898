import type { Messages, Release } from '@fachwerk/shared/contracts';
import { versionKey } from '@fachwerk/shared/federation';
import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/shared/rules';
import type { MessageSource } from '../release/message-source';
import { pickMessages } from '../release/pick-messages';

/**
 * The texts of the widgets on a page, each from its own version: the texts of a trial version may differ, and
 * two majors of a micro-frontend have the same keys. Stable texts are fetched in one request.
 */
export async function groupTexts(
  { id: releaseId, mfes, widgets }: Release,
  names: readonly string[],
  messages: MessageSource,
  language: Language = DEFAULT_LANGUAGE,
): Promise<(widget: string) => Messages> {
  const versionOf = (widget: string): string | undefined => {
    if (!hasOwnTexts({ mfes, widgets }, widget)) return undefined;
    const name = widgets[widget]?.mfe ?? '';
    return versionKey(name.split('@', 1)[0] ?? name, mfes[name]?.version ?? '');
  };
  const prefixesOf = (widget: string) => widgets[widget]?.messages ?? [];
  const groups = new Map<string | undefined, string[]>();
  for (const name of names)
    groups.set(versionOf(name), [...(groups.get(versionOf(name)) ?? []), ...prefixesOf(name)]);

  const answers = new Map(
    await Promise.all(
      [...groups].map(
        async ([version, prefixes]) =>
          [version, await messages({ language, releaseId, prefixes, with: version })] as const,
      ),
    ),
  );
  return (widget) => pickMessages(answers.get(versionOf(widget)) ?? {}, prefixesOf(widget));
}

/** Its version is a trial or not the oldest major: its texts may differ from those of the others. */
export function hasOwnTexts({ mfes, widgets }: Pick<Release, 'mfes' | 'widgets'>, widget: string): boolean {
  const name = widgets[widget]?.mfe ?? '';
  const mfe = mfes[name];
  return mfe !== undefined && (mfe.isTrial === true || name.includes('@'));
}
