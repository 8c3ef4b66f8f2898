/**
 * The thresholds by which a rollout advances or ends; docs/decisions/0013 explains them. Shares are shares of
 * views: 0.01 is one percent.
 */
export const defaultRules = {
  /** A rollout advances from the ordered percentage to the next of these; at 100 it is finished. */
  stages: [1, 5, 10, 25, 50, 100],
  /** Required before a stage ends. */
  sample: { views: 1000, baseViews: 200, minutes: 10 },
  /** At the time limit of a stage this number of views is sufficient if none of them failed. */
  fewButClean: { views: 200 },
  limits: { stageHours: 24, goalHours: 6, rolloutHours: 168 },
  /** Likelihood ratio of "worse than the base" to "equal" that is required. */
  evidence: { rollBack: 1000, doubt: 20 },
  /** Without further evidence: this number and share of failing views within the last minutes. */
  crash: { least: 12, share: 0.5, minutes: 3 },
  /**
   * `least`: minimum number of hits. `margin`: difference to the base. `limit`: without a base. `groupSize`:
   * number of networks that fail together; they count as one.
   */
  failures: { least: 12, margin: 0.005, limit: 0.02, groupSize: 2 },
  errors: { least: 12, margin: 0.01, limit: 0.05, groupSize: 2 },
  /** Allowed factor and milliseconds of the 75th percentile above the base's; without a base `limitMs`. */
  slow: { least: 200, factor: 1.5, marginMs: 300, limitMs: 4000, groupSize: 3 },
  /**
   * `least`: expected goals before they are judged. `margin`: part of the base's rate. `sample`: expected
   * goals before a stage ends.
   */
  goals: { least: 15, margin: 0.1, sample: 75, groupSize: 2 },
  /**
   * The version is held if it reports fewer than this share of the expected views: it may break before it
   * sends telemetry.
   */
  silence: { expected: 200, share: 0.1 },
  /** Reports that one address (IPv6: one network) may send; a page view sends two or three reports. */
  address: { reportsPerMinute: 120, reportsPerDay: 190, badReportsPerDay: 4 },
  /**
   * What a routed network (/24 of IPv4, /48 of IPv6) adds to the counts of a candidate within a stage, and
   * to those of its base in the ratio of their visitors. With one failure each, `least` of the rules is a
   * number of networks. Three visitors whose failures the page server has found are sufficient.
   */
  network: { reports: 6, failures: 1, errors: 1, goals: 1, serverFailures: 4 },
};
export type RolloutRules = typeof defaultRules;

type Part<T> = { [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : Part<T[K]> };
/** Overrides of an installation, e.g. `{ sample: { views: 200 } }`. */
export type RuleChanges = Part<RolloutRules>;

export function rulesWith(changes: RuleChanges = {}): RolloutRules {
  const rules = merge(defaultRules, changes, '') as RolloutRules;
  const { stages } = rules;
  if (stages.at(-1) !== 100 || stages.some((stage, index) => stage <= (stages[index - 1] ?? 0)))
    throw new Error('ROLLOUT_RULES: "stages" must grow from above 0 to 100.');
  return rules;
}

/** Parses ROLLOUT_RULES (JSON); an unknown name is an error. */
export function readRules(text: string | undefined): RolloutRules {
  if (!text) return defaultRules;
  let changes: unknown;
  try {
    changes = JSON.parse(text);
  } catch {
    throw new Error('ROLLOUT_RULES is not valid JSON.');
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
    throw new Error(`ROLLOUT_RULES: "${[path, unknown].filter(Boolean).join('.')}" is not a rule.`);
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      merge(value, (change as Record<string, unknown>)[key], [path, key].filter(Boolean).join('.')),
    ]),
  );
}
