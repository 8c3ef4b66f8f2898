const MOST_WORDS = 50_000;

/** Keeps the results of a pure function of a word. */
export function rememberWords<Result>(compute: (word: string) => Result): (word: string) => Result {
  const remembered = new Map<string, Result>();
  return (word) => {
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const result = compute(word);
    if (remembered.size >= MOST_WORDS) remembered.clear();
    remembered.set(word, result);
    return result;
  };
}
