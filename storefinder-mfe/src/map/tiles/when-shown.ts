/** Calls `start` when the element has a size: at once, or when the closed part of the page opens. */
export function whenShown(element: HTMLElement, start: () => void): () => void {
  const details = element.closest('details');
  const stop = () => {
    details?.removeEventListener('toggle', check);
    window.removeEventListener('resize', check);
  };
  const check = () => {
    if (details && element.clientHeight === 0) return;
    stop();
    start();
  };
  details?.addEventListener('toggle', check);
  window.addEventListener('resize', check);
  check();
  return stop;
}
