const SHORTEST_PART = 4;
const LONGEST_WORD = 60;

/** The fewest pieces that a word consists of, at least two; none if it does not consist of such pieces. */
export function fewestPieces(
  word: string,
  isPart: (piece: string, isLast: boolean) => boolean,
): readonly string[] {
  if (word.length > LONGEST_WORD) return [];
  // The fewest pieces that end at each letter.
  const best: (string[] | undefined)[] = [[]];
  for (let end = SHORTEST_PART; end <= word.length; end++)
    for (let start = 0; start <= end - SHORTEST_PART; start++) {
      const before = best[start];
      const piece = word.slice(start, end);
      const known = best[end];
      if (!before || piece.length === word.length || (known && known.length <= before.length + 1)) continue;
      if (isPart(piece, end === word.length)) best[end] = [...before, piece];
    }
  return best[word.length] ?? [];
}
