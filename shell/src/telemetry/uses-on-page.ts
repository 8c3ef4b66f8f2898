import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { readPageProps } from '../page/widget-markup';

/** Limit of the contract. */
const MOST = 100;

/** Widgets and props of a third-party page. The gate refuses versions that would break them. */
export const usesOnPage = (): TelemetryReport['uses'] =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-widget]'))
    .slice(0, MOST)
    .flatMap((element) => {
      try {
        const props = readPageProps(element);
        const widget = element.dataset.widget ?? '';
        return typeof props === 'object' && props !== null
          ? [{ widget, props: props as Record<string, unknown> }]
          : [];
      } catch {
        // The widget reports invalid JSON.
        return [];
      }
    });
