/** A preview shows one widget and leads nowhere: its links and plain forms stay where they are. */
export function keepInside(frame: Document): void {
  frame.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  frame.addEventListener('submit', (event) => event.preventDefault());
}
