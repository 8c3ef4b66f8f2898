import type { Messages } from '@fachwerk/shared/contracts';

/** Props, data, texts and time of the server rendering. */
export interface ServerData {
  props?: unknown;
  data?: unknown;
  /** The data lacks what only static parts show: enough for hydration, too little to render the widget. */
  isPartial?: boolean;
  /** Missing where the page contains the texts of all its widgets. */
  messages?: Messages;
  now?: string;
}

const childWith = (element: Element, attribute: string): HTMLElement | undefined =>
  Array.from(element.children).find((child): child is HTMLElement => child.hasAttribute(attribute));

/** Direct children only: a widget may contain other widgets. */
export const findRoot = (element: Element): HTMLElement | undefined => childWith(element, 'data-widget-root');

export function readServerData(element: Element): ServerData | undefined {
  const script = childWith(element, 'data-widget-data');
  // Content of the page, e.g. a visitor's comment, is not data.
  const text = script instanceof HTMLScriptElement ? script.textContent : undefined;
  if (!text) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}

export class InvalidPropsError extends Error {
  override readonly name = 'InvalidPropsError';
}

/** Unchecked props of the page: the attribute, or the data of server HTML. */
export function readPageProps(element: HTMLElement): unknown {
  const text = element.dataset.props;
  if (!text) return readServerData(element)?.props ?? {};
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new InvalidPropsError(`data-props is no JSON: ${(error as Error).message}`);
  }
}
