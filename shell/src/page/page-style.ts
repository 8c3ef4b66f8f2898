import { PAGE_STYLE } from '../build-constants';

/** Tokens, fonts and base styles on a page that our own server did not render; the rest comes with the widgets. */
export function addPageStyle(origin: string): void {
  if (!PAGE_STYLE) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(PAGE_STYLE.path, origin).href;
  link.crossOrigin = 'anonymous';
  link.integrity = PAGE_STYLE.integrity;
  document.head.append(link);
}
