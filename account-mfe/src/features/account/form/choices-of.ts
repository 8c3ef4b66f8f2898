/**
 * The choices of a select field: those that the page names, in its order. The value of the account stays one,
 * so that saving changes nothing else.
 */
export function choicesOf<Value extends string>(
  all: readonly Value[],
  named: readonly string[] | undefined,
  current: string,
): readonly Value[] {
  if (!named) return all;
  const wanted = named.includes(current) ? named : [...named, current];
  return wanted.filter((value): value is Value => (all as readonly string[]).includes(value));
}
