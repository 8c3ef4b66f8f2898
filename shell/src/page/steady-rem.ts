/**
 * One rem without the styles of the page: the visitor's text size. Third-party pages change the root size
 * (`html { font-size: 62.5% }`), which would shrink our sizes.
 */
export function steadyRem(): string {
  const probe = document.createElement('span');
  // Rules of the page cannot match an element in a shadow root.
  const inner = probe.attachShadow({ mode: 'open' }).appendChild(document.createElement('span'));
  Object.assign(inner.style, { fontFamily: 'serif', fontSize: 'medium' });
  document.documentElement.appendChild(probe);
  const { fontSize } = getComputedStyle(inner);
  probe.remove();
  return fontSize || '1rem';
}
