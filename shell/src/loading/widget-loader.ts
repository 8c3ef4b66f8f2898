import type { AnyWidget } from '@fachwerk/shared/widget';
import type { ParcelConfigObject } from 'single-spa';
import type { Placement } from '../release/release-index';

/** Module of a remote: a widget, or single-spa lifecycles of any framework. */
export type LoadedWidget =
  { kind: 'widget'; widget: AnyWidget } | { kind: 'lifecycles'; lifecycles: ParcelConfigObject };

/** Loads the code of widgets; implemented with Module Federation. */
export interface WidgetLoader {
  /** `attempt` counts from 0; later attempts use a new request. */
  load(placement: Placement, attempt: number): Promise<LoadedWidget>;
}

/** Reads the default export of an exposed module. */
export function recognise(module: unknown, name: string): LoadedWidget {
  const found = (module as { default?: unknown } | null)?.default ?? module;
  if (isRecord(found)) {
    if ('Root' in found && 'parseProps' in found)
      return { kind: 'widget', widget: found as unknown as AnyWidget };
    if ('mount' in found && 'unmount' in found)
      return { kind: 'lifecycles', lifecycles: found as unknown as ParcelConfigObject };
  }
  throw new Error(`The module of '${name}' exports neither a widget nor single-spa lifecycles.`);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
