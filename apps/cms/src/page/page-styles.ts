import { isWidgetSlot, type PagePlan } from './plan-page';

/** Addresses of the page server's own style sheets that a page needs. */
export type PageStyles = (plan: PagePlan, mode: string | undefined) => string[];

/** Few pages have editorial text or the frame of a mode: their rules are in files of their own. */
export const pageStyles =
  (assetUrl: (name: string) => string): PageStyles =>
  ({ slots }, mode) => {
    const hasText = slots.some((slot) => !isWidgetSlot(slot) && slot.html.includes('class="page-text'));
    const names = ['page', ...(mode === undefined ? [] : ['mode']), ...(hasText ? ['text'] : [])];
    return names.map((name) => assetUrl(`${name}.css`));
  };
