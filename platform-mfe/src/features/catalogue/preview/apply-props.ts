import { isSameJson } from '../form/same-json';

const LIVE = new Set(['mounted', 'updating']);

/**
 * Changes the props of the widget in the frame. A mounted widget gets them as an update; one without script,
 * or not yet mounted, is replaced by an empty element that the shell renders.
 */
export function applyProps(frame: Document, name: string, props: unknown): void {
  const element = Array.from(frame.querySelectorAll<HTMLElement>('[data-widget]')).find(
    ({ dataset }) => dataset.widget === name,
  );
  if (!element || isSameJson(parse(element.dataset.props), props)) return;
  const json = JSON.stringify(props);
  if (LIVE.has(element.dataset.widgetState ?? '')) {
    element.dataset.props = json;
    return;
  }
  const fresh = element.cloneNode(false) as HTMLElement;
  delete fresh.dataset.widgetState;
  fresh.dataset.props = json;
  element.replaceWith(fresh);
}

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '{}');
  } catch {
    return undefined;
  }
}
