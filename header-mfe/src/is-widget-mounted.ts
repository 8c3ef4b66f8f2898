/**
 * Whether a widget of this page is mounted: it can then replace a link. The shell sets the state on the
 * element.
 */
export const isWidgetMounted = (name: string): boolean =>
  document.querySelector(`[data-widget="${name}"][data-widget-state="mounted"]`) !== null;
