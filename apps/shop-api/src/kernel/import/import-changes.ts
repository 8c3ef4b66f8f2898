/** What an import changes of one kind: how often, and the first articles. */
export interface Change {
  count: number;
  examples: string[];
}

const EXAMPLES = 3;

/** Counts changes by kind; `kinds` are reported first, in their order. */
export function changeCounter(kinds: readonly string[]) {
  const changes = new Map<string, Change>(kinds.map((kind) => [kind, { count: 0, examples: [] }]));
  return {
    changes: changes as ReadonlyMap<string, Change>,
    note(kind: string, example: string): void {
      const change = changes.get(kind) ?? { count: 0, examples: [] };
      change.count++;
      if (change.examples.length < EXAMPLES) change.examples.push(example);
      changes.set(kind, change);
    },
  };
}

/** "repriced articles: 12 (80000001 19,99 → 17,99, …)", one line per kind. */
export const describeChanges = (changes: ReadonlyMap<string, Change>): string[] =>
  [...changes]
    .filter(([, { count }]) => count > 0)
    .map(([kind, change]) => `${kind}: ${change.count} (${examplesOf(change)})`);

export const examplesOf = ({ count, examples }: Change): string =>
  [...examples, ...(count > examples.length ? ['…'] : [])].join(', ');

/** The refusal of a change of more than `percent` of what there is. */
export function exceeded(change: Change, all: number, percent: number, what: string): string[] {
  if (all === 0 || change.count * 100 <= all * percent) return [];
  const share = ((change.count * 100) / all).toFixed(0);
  return [`${change.count} of ${all} ${what} (${share} %, more than ${percent} %): ${examplesOf(change)}`];
}
