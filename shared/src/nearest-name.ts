import { distance } from 'fastest-levenshtein';

/** The known name that a mistyped one most likely means: few letters differ, or it has words in common. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const words = name.split('-');
  const ranked = known
    .map((other) => ({
      other,
      shared: other.split('-').filter((word) => words.includes(word)).length,
      away: distance(name.toLowerCase(), other.toLowerCase()),
    }))
    .filter(({ shared, away, other }) => shared > 0 || away <= Math.max(2, other.length / 3))
    .sort((a, b) => a.away - b.away || b.shared - a.shared || (a.other < b.other ? -1 : 1));
  return ranked[0]?.other;
}
