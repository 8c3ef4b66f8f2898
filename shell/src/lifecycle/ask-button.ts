/** States in which the widget, or what is left of it, is in the place of the button. */
const DECIDED = /^(mounted|failed|unmounted)$/;

/** Adds a button in the place of a widget that the page leaves away. It stays until the widget is there. */
export function addAskButton(
  element: HTMLElement,
  label: string,
  onAsked: () => void,
  signal: AbortSignal,
): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'page-ask';
  button.textContent = label;
  button.addEventListener(
    'click',
    () => {
      button.setAttribute('aria-busy', 'true');
      // The focus stays in the place of the widget when the button leaves.
      element.tabIndex = -1;
      element.focus();
      onAsked();
    },
    { once: true },
  );
  const leave = () => {
    observer.disconnect();
    button.remove();
  };
  const observer = new MutationObserver(() => {
    if (DECIDED.test(element.dataset.widgetState ?? '')) leave();
  });
  observer.observe(element, { attributeFilter: ['data-widget-state'] });
  signal.addEventListener('abort', leave, { once: true });
  element.append(button);
}
