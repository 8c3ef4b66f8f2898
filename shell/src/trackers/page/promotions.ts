import type { SendReport } from './send-report';

const PROMOTION = '[data-promotion-id]';
const HALF = 0.5;
/** Half of an element that is higher than the window is never visible: half of the window counts. */
const STEPS = Array.from({ length: 51 }, (_step, index) => index / 100);

/**
 * Reports promotions of which half has been visible, each element once, and those that visitors follow. Their
 * elements name them by attributes, so that teasers without script are reported, too.
 */
export function followPromotions(report: SendReport, signal: AbortSignal): void {
  document.addEventListener('click', (event) => reportSelection(event, report), { capture: true, signal });
  if (typeof IntersectionObserver !== 'function') return;

  /** By element, because another promotion may take its place. */
  const seen = new WeakMap<Element, string>();
  const views = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const isHalf =
          intersectionRatio >= HALF || (rootBounds && intersectionRect.height >= rootBounds.height * HALF);
        if (!isHalf || intersectionRect.height === 0) continue;
        views.unobserve(target);
        const promotion = promotionOf(target);
        if (!promotion || seen.get(target) === promotion.promotionId) continue;
        seen.set(target, promotion.promotionId);
        report('view_promotion', promotion);
      }
    },
    { threshold: STEPS },
  );
  const watch = (element: Element) => {
    // An element that is already observed is not looked at again.
    views.unobserve(element);
    views.observe(element);
  };
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'attributes' ? [target] : Array.from(addedNodes))
        if (node instanceof Element) {
          if (node.matches(PROMOTION)) watch(node);
          if (type !== 'attributes') node.querySelectorAll(PROMOTION).forEach(watch);
        }
  });
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-promotion-id'],
  });
  document.querySelectorAll(PROMOTION).forEach(watch);
  signal.addEventListener('abort', () => {
    views.disconnect();
    changes.disconnect();
  });
}

function reportSelection({ target }: Event, report: SendReport): void {
  if (!(target instanceof Element) || !target.closest('a[href]')) return;
  const element = target.closest(PROMOTION);
  const promotion = element && promotionOf(element);
  if (promotion) report('select_promotion', promotion);
}

function promotionOf(element: Element) {
  if (!(element instanceof HTMLElement)) return undefined;
  const { promotionId, promotionName, promotionCreative, promotionSlot } = element.dataset;
  if (!promotionId) return undefined;
  return {
    promotionId,
    promotionName: promotionName ?? '',
    creativeName: promotionCreative ?? '',
    creativeSlot: promotionSlot ?? '',
  };
}
