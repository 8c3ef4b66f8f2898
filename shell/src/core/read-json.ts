/**
 * Data that the server wrote into a script element; undefined if it is missing or malformed. Other elements
 * with this id are ignored: a comment with an id on a third-party page must not decide which scripts are
 * loaded.
 */
export function readJson<T>(id: string): T | undefined {
  const text = document.querySelector(`script[type="application/json"]#${id}`)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
