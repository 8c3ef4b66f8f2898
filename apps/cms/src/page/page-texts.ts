import type { Messages, Release } from '@fachwerk/shared/contracts';
import { hasOwnTexts } from './group-texts';
import type { RenderedSlot } from './render-slots';

/**
 * The texts that the browser needs to hydrate the widgets of a page, once for all of them: widgets share most
 * prefixes, and a page may contain a widget several times. Widgets with texts of their own contain them.
 */
export function pageTexts(rendered: readonly RenderedSlot[], { mfes, widgets }: Release): Messages {
  const needed = rendered.filter(
    ({ slot, result }) =>
      result.ok && widgets[slot.widget]?.hydrate !== 'never' && !hasOwnTexts({ mfes, widgets }, slot.widget),
  );
  // Equal texts are the same object.
  return Object.assign({}, ...new Set(needed.map(({ texts }) => texts))) as Messages;
}
