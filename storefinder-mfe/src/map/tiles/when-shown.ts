/** Share of a map that is on the screen (specification 9): only then another host gets requests. */
const SHOWN = 0.2;

/**
 * Calls `start` once when the element is on the screen: not in a closed part of the page, which has a size in
 * some browsers. Where the browser does not report it, when no closed part contains the element.
 */
export function whenShown(element: Element, start: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') return whenOpened(element, start);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { threshold: SHOWN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function whenOpened(element: Element, start: () => void): () => void {
  const root = element.getRootNode();
  const stop = () => root.removeEventListener('toggle', check, true);
  const check = () => {
    if (element.closest('details:not([open])')) return;
    stop();
    start();
  };
  root.addEventListener('toggle', check, true);
  check();
  return stop;
}
