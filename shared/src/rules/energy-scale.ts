/** The seven colours of the label, best class first; both scales use them. */
const COLOURS = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'] as const;
const NEW_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const OLD_CLASSES = ['A+++', 'A++', 'A+', ...NEW_CLASSES];

export interface EnergyStep {
  level: string;
  /** #rrggbb. */
  color: string;
}

/**
 * The classes of a scale, best first (Regulation (EU) 2017/1369). Colours of the new scale belong to the
 * letter, those of an old scale begin with its best class; the last colour is that of all further classes.
 */
export function energySteps({ high, low, old }: { high: string; low: string; old: boolean }): EnergyStep[] {
  const classes = old ? OLD_CLASSES : NEW_CLASSES;
  const from = Math.max(0, classes.indexOf(high));
  const to = classes.indexOf(low);
  const [last] = COLOURS.slice(-1);
  return classes.slice(from, to < from ? undefined : to + 1).map((level, place) => ({
    level,
    color: COLOURS[old ? place : from + place] ?? last ?? '',
  }));
}
