import { smoothScroll } from '@fachwerk/shared/ui';

/** Scrolls up and moves the focus: the next Tab starts at the top of the page. */
export function goToTop(): void {
  window.scrollTo({ top: 0, behavior: smoothScroll() });
  const { body } = document;
  body.tabIndex = -1;
  // Without `preventScroll` the focus would interrupt the smooth scrolling.
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
