/** Whether a page is that of a category or of one below it. Both are paths with a slash at the end. */
export const isWithin = (path: string, categoryUrl: string): boolean => path.startsWith(categoryUrl);

export function currentMark(path: string, categoryUrl: string): 'page' | 'true' | undefined {
  if (path === categoryUrl) return 'page';
  return isWithin(path, categoryUrl) ? 'true' : undefined;
}
