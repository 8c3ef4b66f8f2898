import type { Release } from '@fachwerk/shared/contracts';
import type { MetricType } from 'web-vitals';

/** The contract's limit; the end of a path is more exact than its beginning. */
const LONGEST = 300;

export interface VitalTarget {
  target: string;
  widget?: string;
  version?: string;
}

/** The element that decided a value, with its widget. */
export function vitalTarget(metric: MetricType, { widgets, mfes }: Release): VitalTarget {
  const node = nodeOf(metric);
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return { target: '' };
  const place = element.closest<HTMLElement>('[data-widget]');
  const target = pathTo(element, place).slice(-LONGEST);
  const { widget } = place?.dataset ?? {};
  if (!place || !widget) return { target };
  const mfe = widgets[widget]?.mfe ?? '';
  // A widget whose HTML stays static has no version in the page.
  const planned = mfes[mfe] && `${mfe.replace(/@.*/, '')}@${mfes[mfe].version}`;
  const version = place.dataset.widgetVersion ?? planned;
  return { target, widget, ...(version && { version }) };
}

function nodeOf(metric: MetricType): Node | null | undefined {
  switch (metric.name) {
    case 'LCP':
      return metric.entries[metric.entries.length - 1]?.element;
    case 'INP':
      return metric.entries.map(({ target }) => target).filter(Boolean)[0];
    case 'CLS': {
      const [largest] = [...metric.entries].sort((a, b) => b.value - a.value);
      return largest?.sources.map(({ node }) => node).filter(Boolean)[0];
    }
    default:
      return undefined;
  }
}

/**
 * Names of tags from the widget to the element. Ids, classes, addresses and texts are left out: they may
 * contain what the visitor has entered or bought.
 */
function pathTo(element: Element, place: HTMLElement | null): string {
  const names: string[] = [];
  for (let at: Element | null = element; at && at !== place; at = at.parentElement)
    names.unshift(at.localName);
  if (place?.dataset.widget) names.unshift(place.dataset.widget);
  return names.join(' > ');
}
