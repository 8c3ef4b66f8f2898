import type { SynonymGroup } from './synonyms';

interface ShopSynonyms {
  /** The starting groups that this shop was given. */
  delivered: readonly SynonymGroup[];
  /** All groups of the shop. */
  present: readonly SynonymGroup[];
  /** False as long as no synonym of the shop was ever written. */
  hasChanged: boolean;
}

interface Delivery {
  add: SynonymGroup[];
  /** Given before and as they were given, but no starting groups any more. */
  remove: SynonymGroup[];
}

export const groupKey = ({ terms, isOneWay, page = null }: SynonymGroup): string =>
  JSON.stringify([terms, isOneWay, page]);

/** A group is known by its first term: another one with it is a new version of the group. */
const nameOf = ({ terms: [first], isOneWay, page = null }: SynonymGroup): string =>
  JSON.stringify([first, isOneWay, page]);

/**
 * What an upgrade gives to a shop: starting groups that it has not got. A group that the operator has changed
 * or deleted does not come again, also not in a new version; one that he left as it was is replaced by it.
 */
export function planDelivery(
  starting: readonly SynonymGroup[],
  { delivered, present, hasChanged }: ShopSynonyms,
): Delivery {
  if (delivered.length === 0 && hasChanged) return { add: withoutMemory(starting, present), remove: [] };
  const wanted = new Set(starting.map(groupKey));
  const given = new Set(delivered.map(groupKey));
  const own = new Set(present.map(groupKey));
  const remove = delivered.filter((group) => !wanted.has(groupKey(group)) && own.has(groupKey(group)));
  const names = (groups: readonly SynonymGroup[]) => new Set(groups.map(nameOf));
  const ended = names(delivered.filter((group) => !wanted.has(groupKey(group))));
  const replaced = names(remove);
  return {
    add: starting.filter(
      (group) =>
        !given.has(groupKey(group)) &&
        !own.has(groupKey(group)) &&
        (!ended.has(nameOf(group)) || replaced.has(nameOf(group))),
    ),
    remove,
  };
}

/**
 * For a shop that does not remember what it was given. What is missing may be new or deleted: it is added,
 * but no synonyms to an operator who has none of the list any more, and no version of a changed group.
 */
function withoutMemory(starting: readonly SynonymGroup[], present: readonly SynonymGroup[]): SynonymGroup[] {
  const wanted = new Set(starting.map(groupKey));
  const own = new Set(present.map(groupKey));
  const changed = new Set(present.filter((group) => !wanted.has(groupKey(group))).map(nameOf));
  const hasWords = starting.some((group) => !group.page && own.has(groupKey(group)));
  return starting.filter(
    (group) => (group.page || hasWords) && !own.has(groupKey(group)) && !changed.has(nameOf(group)),
  );
}
