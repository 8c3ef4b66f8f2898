import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { readPageProps } from '../page/widget-markup';

/** Of the contract. */
const MOST = 100;

/** Which widgets a page of others uses, and with which props: a version that would break it is refused. */
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
        // No JSON: the widget says so itself.
        return [];
      }
    });
