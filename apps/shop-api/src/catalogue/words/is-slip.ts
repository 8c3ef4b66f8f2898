/** The letters of a German keyboard, each row a little to the right of the one above. */
const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];
const placeOf = (letter: string): readonly [row: number, column: number] | undefined => {
  const row = ROWS.findIndex((letters) => letters.includes(letter));
  return row < 0 ? undefined : [row, ROWS[row]!.indexOf(letter) + row / 2];
};

function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [placeOf(a), placeOf(b)];
  return !!one && !!other && Math.abs(one[0] - other[0]) <= 1 && Math.abs(one[1] - other[1]) <= 1;
}

/** Letters were left out, or the key beside the right one was hit: "stomkabel", "achrauben". */
export function isSlip(typed: string, meant: string): boolean {
  if (typed.length === meant.length)
    return [...typed].every((letter, at) => letter === meant[at] || areNeighbours(letter, meant[at]!));
  let kept = 0;
  for (const letter of meant) if (letter === typed[kept]) kept++;
  return kept === typed.length;
}
