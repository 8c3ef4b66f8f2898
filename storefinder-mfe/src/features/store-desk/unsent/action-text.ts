import { formatEuros, SHOP_LOCALE } from '@fachwerk/shared/format';
import type { Translate } from '@fachwerk/shared/widget';
import type { DeskAction } from '../action/desk-action';

/** The order or the item, and what was done with it. */
export function actionText(text: Translate, action: DeskAction): { about: string; what: string } {
  switch (action.name) {
    case 'correctStock': {
      const { counted, seen, reason } = action.json;
      const values = { count: counted, before: seen, reason: text(`desk.items.reason.${reason}`) };
      return { about: action.itemName, what: text('desk.action.correctStock', values) };
    }
    case 'enterPrice': {
      const { cents, seen } = action.json;
      const values = { price: formatEuros(cents, SHOP_LOCALE), before: formatEuros(seen, SHOP_LOCALE) };
      return { about: action.itemName, what: text('desk.action.enterPrice', values) };
    }
    default:
      return { about: action.orderNumber, what: text(`desk.action.${action.name}`) };
  }
}
