/** Whether a page belongs to a category or to one below it. Both paths end with a slash. */
export const isWithin = (path: string, categoryUrl: string): boolean => path.startsWith(categoryUrl);

export function currentMark(path: string, categoryUrl: string): 'page' | 'true' | undefined {
  if (path === categoryUrl) return 'page';
  return isWithin(path, categoryUrl) ? 'true' : undefined;
}
