/** DOM methods of newer browsers (Chrome 86, Safari 14). */
export function polyfillElements(): void {
  if ('replaceChildren' in Element.prototype) return;
  const replaceChildren = function (this: ParentNode & Node, ...nodes: (Node | string)[]) {
    while (this.firstChild) this.removeChild(this.firstChild);
    this.append(...nodes);
  };
  for (const prototype of [Element.prototype, Document.prototype, DocumentFragment.prototype])
    Object.defineProperty(prototype, 'replaceChildren', {
      value: replaceChildren,
      configurable: true,
      writable: true,
    });
}
