/** What a text has in code style. */
export const codeIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** Names of widgets, topics and events in the entry "- **title**: ..." of a micro-frontend's README. */
export function namesIn(readme, title) {
  const [, entry] = new RegExp(`^- \\*\\*${title}\\*\\*:((?:.|\\n(?!- ))*)`, 'm').exec(readme);
  return codeIn(entry).filter((name) => /^[a-z][A-Za-z-]*(?::[a-z-]+)?(?:@\d+)?$/.test(name));
}
