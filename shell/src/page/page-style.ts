import { GUEST_STYLE } from '../build-constants';
import { steadyRem } from './steady-rem';

/**
 * Tokens, fonts and base styles on a page that our own server did not render; the rest comes with the widgets. They speak
 * of our own elements only. The page's server may have put them there already.
 */
export function addPageStyle(origin: string): void {
  if (!GUEST_STYLE) return;
  const { href } = new URL(GUEST_STYLE.path, origin);
  if (!linkedStyles().some((link) => link.href === href)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.crossOrigin = 'anonymous';
    link.integrity = GUEST_STYLE.integrity;
    document.head.append(link);
  }
  const rem = steadyRem();
  const root = document.documentElement;
  if (rem !== getComputedStyle(root).fontSize) root.style.setProperty('--fachwerk-rem', rem);
}

/**
 * Micro-frontends look for their style sheets by absolute address before they load them: tell them what is there. One that
 * could not be loaded, or was not what was published, is not: then the micro-frontend fails to load, and is healed.
 */
export function markStyles(): void {
  for (const link of linkedStyles()) link.dataset.href ??= link.sheet ? link.href : 'failed';
}

const linkedStyles = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
