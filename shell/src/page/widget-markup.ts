import type { Messages } from '@fachwerk/shared/contracts';

/** What the server rendered a widget with. */
export interface ServerData {
  props?: unknown;
  data?: unknown;
  messages?: Messages;
  now?: string;
}

const childWith = (element: Element, attribute: string): HTMLElement | undefined =>
  Array.from(element.children).find((child): child is HTMLElement => child.hasAttribute(attribute));

/** Direct children only: a widget may hold places for other widgets. */
export const findRoot = (element: Element): HTMLElement | undefined => childWith(element, 'data-widget-root');

export function readServerData(element: Element): ServerData | undefined {
  const script = childWith(element, 'data-widget-data');
  // What is content of the page, e.g. somebody's comment, is no data of ours.
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

/** The props that the page asks for, not yet checked: in the attribute, or in the script where they are too large for it. */
export function readPageProps(element: HTMLElement): unknown {
  const text = element.dataset.props;
  if (!text) return readServerData(element)?.props ?? {};
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new InvalidPropsError(`data-props is no JSON: ${(error as Error).message}`);
  }
}
