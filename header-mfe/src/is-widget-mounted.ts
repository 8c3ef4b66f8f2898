/** Whether a widget of this page can take over what a link would do. The shell writes the state on the element. */
export const isWidgetMounted = (name: string): boolean =>
  document.querySelector(`[data-widget="${name}"][data-widget-state="mounted"]`) !== null;
