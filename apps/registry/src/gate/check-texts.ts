import type { Finding } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, translationFaults } from '@fachwerk/shared/rules';
import { aBreak, aWarning } from './findings';
import type { VersionCheck } from './in-use';

/**
 * The texts of all live versions form one list. A key that two teams ship with different texts would change
 * the text of the other team's widget. The first part of a key ("cart.title") belongs to the one team that
 * ships such keys; keys that several teams ship are shared.
 */
export function checkTexts(check: VersionCheck): Finding[] {
  return [...checkOwners(check), ...checkTranslations(check)];
}

/** A translation replaces a German text of its version. */
const checkTranslations = ({ manifest: { messages, translations = {} } }: VersionCheck): Finding[] =>
  Object.entries(translations).flatMap(([language, texts]) => {
    const faults = translationFaults(messages, texts);
    const [first, ...more] = faults;
    if (first === undefined) return [];
    const others = more.length > 0 ? ` and ${more.length} more` : '';
    return aBreak({ rule: 'translation', message: `Its texts in "${language}": ${first}${others}.` });
  });

function checkOwners({ manifest, live }: VersionCheck): Finding[] {
  const others = live.filter(({ mfe }) => mfe !== manifest.mfe);
  const own = live.filter(({ mfe }) => mfe === manifest.mfe);
  const teams = new Set(others.map(({ mfe }) => mfe));
  const ownersOf = ownersByPart(others);
  const taken = new Map<string, string[]>();

  const languages = [DEFAULT_LANGUAGE, ...Object.keys(manifest.translations ?? {})];
  const changes = (key: string, language: string): boolean => {
    const [text] = textsOf([manifest], key, language);
    const theirs = textsOf(others, key, language);
    // The texts differ already: this version changes nothing.
    const isOld = textsOf(own, key, language).some((ours) => !theirs.includes(ours));
    return theirs.some((their) => their !== text) && !isOld;
  };

  for (const key of Object.keys(manifest.messages)) {
    const [owner, ...more] = ownersOf.get(firstPartOf(key)) ?? [];
    if (owner === undefined || more.length > 0) continue;
    if (languages.some((language) => changes(key, language)))
      taken.set(owner, [...(taken.get(owner) ?? []), key]);
  }
  return [...taken].map(([owner, keys]) => {
    const what =
      keys.length > 3 ? `${keys.slice(0, 3).join(', ')} and ${keys.length - 3} more` : keys.join(', ');
    const message = `It changes texts of ${owner}: ${what}. Give its texts a first part of their own, such as "${manifest.mfe}.".`;
    // With only two teams it is not known which texts are shared.
    return (teams.size > 1 ? aBreak : aWarning)({ rule: 'text-owner', message, teams: [owner] });
  });
}

const firstPartOf = (key: string): string => key.split('.', 1)[0] ?? key;
/** The micro-frontends that ship keys with this first part. */
function ownersByPart(versions: VersionCheck['live']): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { mfe, messages } of versions)
    for (const key of Object.keys(messages)) {
      const part = firstPartOf(key);
      const known = owners.get(part);
      if (known) known.add(mfe);
      else owners.set(part, new Set([mfe]));
    }
  return owners;
}
/** As pages show them in a language: German where there is no translation. */
const textsOf = (versions: readonly Texts[], key: string, language: string): string[] =>
  versions.flatMap(({ messages, translations = {} }) => {
    const translated = Object.hasOwn(translations, language) ? (translations[language] ?? {}) : {};
    return [translated, messages].find((texts) => Object.hasOwn(texts, key))?.[key] ?? [];
  });

type Texts = Pick<VersionCheck['manifest'], 'messages' | 'translations'>;
