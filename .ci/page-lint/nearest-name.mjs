/** The name that somebody may have meant: few letters away, or made of the same words. */
export function nearestName(name, known) {
  const words = name.split('-');
  const ranked = known
    .map((other) => ({
      other,
      shared: other.split('-').filter((word) => words.includes(word)).length,
      away: distance(name.toLowerCase(), other),
    }))
    .filter(({ shared, away, other }) => shared > 0 || away <= Math.max(2, other.length / 3))
    .sort((a, b) => a.away - b.away || b.shared - a.shared || (a.other < b.other ? -1 : 1));
  return ranked[0]?.other;
}

/** How many letters must be changed, added or taken away. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
    row = next;
  }
  return row[other.length];
}
