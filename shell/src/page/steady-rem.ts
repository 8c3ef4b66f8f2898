/**
 * What one rem is where nobody has changed it: the visitor's own text size. Pages of others change it for their own sums
 * (`html { font-size: 62.5% }`); our sizes would shrink with it.
 */
export function steadyRem(): string {
  const probe = document.createElement('span');
  // In a shadow root no rule of the page can name the element inside.
  const inner = probe.attachShadow({ mode: 'open' }).appendChild(document.createElement('span'));
  Object.assign(inner.style, { fontFamily: 'serif', fontSize: 'medium' });
  document.documentElement.appendChild(probe);
  const { fontSize } = getComputedStyle(inner);
  probe.remove();
  return fontSize || '1rem';
}
