/** The value of a cookie; undefined if there are two of this name, because another site may have set one. */
export function cookieOf(cookies: string | undefined, name: string): string | undefined {
  if (!cookies?.includes(`${name}=`)) return undefined;
  const values = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}
