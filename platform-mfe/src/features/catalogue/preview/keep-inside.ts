/** Prevents links and plain forms of the preview from leaving the page. */
export function keepInside(frame: Document): void {
  frame.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  frame.addEventListener('submit', (event) => event.preventDefault());
}
