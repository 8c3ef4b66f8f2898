/**
 * The rules by which a rollout advances or ends, in numbers. What each is for, and why so: docs/decisions/0013. Shares are shares of
 * views: 0.01 is one percent.
 */
export const defaultRules = {
  /** A rollout climbs from the ordered percentage to the next of these; at 100 it is finished. */
  stages: [1, 5, 10, 25, 50, 100],
  /** Before a stage may end. */
  sample: { views: 1000, baseViews: 200, minutes: 10 },
  /** At the time limit of a stage so many views are enough when nothing failed in any of them. */
  fewButClean: { views: 200 },
  limits: { stageHours: 24, goalHours: 6, rolloutHours: 168 },
  /** How many times better "worse than the base" has to explain what was seen than "as good". */
  evidence: { rollBack: 1000, doubt: 20 },
  /** At once, whatever the evidence: so many failing views within the last minutes, and this share of them. */
  crash: { least: 15, share: 0.5, minutes: 3 },
  /**
   * `least`: fewer are never a reason. `margin`: how much worse than the base. `limit`: without a base. `clump`: how many views of one
   * visitor go wrong together; they count as one.
   */
  failures: { least: 10, margin: 0.005, limit: 0.02, clump: 5 },
  errors: { least: 10, margin: 0.01, limit: 0.05, clump: 5 },
  /** The 75th percentile may be so many times, and so many milliseconds, above the base's; without a base it has a limit. */
  slow: { least: 200, factor: 1.5, marginMs: 300, limitMs: 4000, clump: 3 },
  /** `least`: goals to be expected before they are judged. `margin`: part of the base's rate. `sample`: to be expected before a stage ends. */
  goals: { least: 30, margin: 0.1, sample: 150, clump: 3 },
  /** Expected views of which fewer than this share are heard: it breaks before it can say so. */
  silence: { expected: 200, share: 0.1 },
  /**
   * What one address (of IPv6: one network) may tell; a page view sends two or three reports. In a day fewer than any rule needs to decide
   * anything (`sample`, `fewButClean`, `slow.least`, and of bad ones `failures.least`): for that, several have to agree.
   */
  address: { reportsPerMinute: 120, reportsPerDay: 190, badReportsPerDay: 4 },
};
export type RolloutRules = typeof defaultRules;

type Part<T> = { [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : Part<T[K]> };
/** What an installation sets otherwise, e.g. `{ sample: { views: 200 } }`. */
export type RuleChanges = Part<RolloutRules>;

export function rulesWith(changes: RuleChanges = {}): RolloutRules {
  const rules = merge(defaultRules, changes, '') as RolloutRules;
  const { stages } = rules;
  if (stages.at(-1) !== 100 || stages.some((stage, index) => stage <= (stages[index - 1] ?? 0)))
    throw new Error('ROLLOUT_RULES: "stages" must grow from above 0 to 100.');
  return rules;
}

/** ROLLOUT_RULES, JSON; a word that is not known is a mistake and no rule. */
export function readRules(text: string | undefined): RolloutRules {
  if (!text) return defaultRules;
  let changes: unknown;
  try {
    changes = JSON.parse(text);
  } catch {
    throw new Error('ROLLOUT_RULES is no JSON.');
  }
  return rulesWith(changes as RuleChanges);
}

function merge(known: unknown, change: unknown, path: string): unknown {
  if (change === undefined) return known;
  if (typeof known === 'number' || Array.isArray(known)) {
    const numbers = Array.isArray(known) ? change : [change];
    if (Array.isArray(numbers) && numbers.every((value) => typeof value === 'number' && value >= 0))
      return change;
    throw new Error(
      `ROLLOUT_RULES: "${path}" must be ${Array.isArray(known) ? 'a list of numbers' : 'a number'}.`,
    );
  }
  if (typeof change !== 'object' || change === null || Array.isArray(change))
    throw new Error(`ROLLOUT_RULES: "${path}" must be an object.`);
  const values = known as Record<string, unknown>;
  const unknown = Object.keys(change).find((key) => !Object.hasOwn(values, key));
  if (unknown !== undefined)
    throw new Error(`ROLLOUT_RULES: "${[path, unknown].filter(Boolean).join('.')}" is no rule.`);
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      merge(value, (change as Record<string, unknown>)[key], [path, key].filter(Boolean).join('.')),
    ]),
  );
}
