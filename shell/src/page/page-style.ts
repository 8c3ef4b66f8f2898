import { GUEST_STYLE } from '../build-constants';
import { steadyRem } from './steady-rem';

/**
 * Adds tokens, fonts and base styles to a third-party page, unless its server has included them. They apply
 * to our elements only. Styles of widgets load with their code.
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

/** Address of a composed sheet (apps/cms/src/styles/sheet-address.ts). */
const COMPOSED = /\/pages\/styles\/[^?]+\?of=(.+)$/;

/**
 * Marks loaded style sheets, so that micro-frontends find them by absolute address and do not load them
 * again. A sheet that failed to load or does not match its hash is not marked: the micro-frontend fails and
 * is healed. A composed sheet gives a mark for each of its parts. If it failed to load it is requested once
 * more, for the base styles, and micro-frontends load their own sheets.
 */
export function markStyles(): void {
  for (const link of linkedStyles()) {
    const [, parts] = COMPOSED.exec(link.href) ?? [];
    link.dataset.href ??= link.sheet ? link.href : 'failed';
    if (parts && !link.sheet) document.head.append(link.cloneNode());
    else
      parts?.split(',').forEach((path) => markPart(new URL(`/${decodeURIComponent(path)}`, link.href).href));
  }
}

/** A link without address loads nothing. */
function markPart(href: string): void {
  const mark = document.createElement('link');
  mark.rel = 'stylesheet';
  mark.dataset.href = href;
  document.head.append(mark);
}

const linkedStyles = () =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]'));
