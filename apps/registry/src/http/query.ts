/** Raw query parameters: a name may occur twice. */
export interface Query<Name extends string> {
  Querystring: Partial<Record<Name, string | string[]>>;
}

export const one = (value: string | string[] | undefined): string | undefined => [value ?? []].flat()[0];

/** Accepts "?x=a,b" and "?x=a&x=b". */
export const listOf = (value: string | string[] | undefined, most: number): string[] =>
  [value ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .filter(Boolean)
    .slice(0, most);
