/** Endings of small things, folded; also of Bavaria, Austria, Swabia and Switzerland. The longest first. */
const ENDINGS = ['erle', 'chen', 'lein', 'erl', 'ele', 'el', 'le', 'li', 'l', 'i'];

/** What a word loses before such an ending: "Kistl" is a "Kiste", "Kasterl" a "Kasten". */
const LOST = ['', 'e', 'en', 'er', 'el'];

export const isSmallEnding = (ending: string): boolean => ENDINGS.includes(ending);

const SHORTEST_BASE = 4;

/** The word of which a folded word is the diminutive: "kistli" is "kiste"; undefined if none is known. */
export function baseOfDiminutive<Known>(
  word: string,
  known: (base: string) => Known | undefined,
): Known | undefined {
  for (const ending of ENDINGS) {
    const base = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || base.length < SHORTEST_BASE) continue;
    for (const lost of LOST) {
      const found = known(base + lost);
      if (found) return found;
    }
  }
  return undefined;
}
