import { readServerData } from '../page/widget-markup';

/** State of one widget on the page. */
export interface WidgetFacts {
  element: HTMLElement;
  /** Name and id, e.g. "cart-page #w3". */
  label: string;
  /** E.g. "cart@1.4.0-3f9a2c1"; empty until resolved. */
  version: string;
  state: string;
  /** E.g. "load 12 ms, data 0 ms, mount 8 ms". */
  timings: string;
  /** Sum of all steps. */
  milliseconds: number;
  props: string;
}

const STEPS = ['resolve', 'load', 'props', 'data', 'mount', 'update'];

export const widgetsOnPage = (): WidgetFacts[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-widget]')).map((found) => {
    const { widget = '', widgetVersion = '', widgetState = 'found' } = found.dataset;
    const steps = STEPS.flatMap((step) => {
      const entry = performance.getEntriesByName(`fachwerk ${widget}#${found.id} ${step}`).at(-1);
      return entry ? [{ step, ms: Math.round(entry.duration) }] : [];
    });
    return {
      element: found,
      label: found.id ? `${widget} #${found.id}` : widget,
      version: widgetVersion,
      state: widgetState,
      timings: steps.map(({ step, ms }) => `${step} ${ms} ms`).join(', ') || 'not timed',
      milliseconds: steps.reduce((sum, { ms }) => sum + ms, 0),
      props: found.dataset.props ?? JSON.stringify(readServerData(found)?.props ?? {}),
    };
  });
