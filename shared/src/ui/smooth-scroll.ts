/**
 * For `scrollTo` of a script: smooth, except for visitors who want less motion. A style sheet must not make
 * all scrolling of a row smooth: the focus that moves on during a smooth scroll would stay out of sight.
 */
export const smoothScroll = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
