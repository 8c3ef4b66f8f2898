/**
 * Data that the server wrote into a script element of the page; undefined where there is none or it is broken. Any other element of that id is
 * content: whoever may write a comment with an id into a page of others must not say which scripts come from where.
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
