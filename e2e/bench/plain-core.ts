/** Preloads the scripts that the page lists in the element of this id, as the core of the shell does. */
export function preloadScripts(id: string, reason: 'quiet' | 'needed'): void {
  const files = JSON.parse(document.getElementById(id)?.textContent ?? '[]') as string[];
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    if (reason === 'quiet') link.setAttribute('fetchpriority', 'low');
    link.href = file;
    document.head.appendChild(link);
  }
}
