import type { Report } from '../tracker';

export interface GoogleEvent {
  name: string;
  parameters: Record<string, unknown>;
}

/** Limits of Google Analytics 4. */
const LONGEST_TEXT = 100;
const MOST_PARAMETERS = 25;
const MOST_ITEMS = 200;

/** Events about a list of items; Google reads `source` of others as the source of the visit. */
const OF_LIST = new Set(['view_item_list', 'select_item']);
/** What a visitor has typed may be personal. */
const LEFT_OUT: readonly string[] = ['query', 'errors'];

/** Events about one item: its fields belong into the list of items. */
const OF_ITEM = new Set([
  'select_item',
  'add_to_cart',
  'remove_from_cart',
  'change_cart_quantity',
  'add_to_wishlist',
  'remove_from_wishlist',
]);

/** The event of Google Analytics 4 for a report (docs/contracts/tracking.md). */
export function googleEventOf({ name, values }: Report): GoogleEvent {
  // The tracker has set address and title for all events.
  if (name === 'page_view') return { name, parameters: {} };
  const items = itemsOf(name, values);
  const others = Object.entries(values).flatMap(([field, value]): [string, unknown][] => {
    if (LEFT_OUT.includes(field) || (OF_ITEM.has(name) && field in ITEM)) return [];
    if (typeof value === 'string') return [[parameterOf(name, field, value), value.slice(0, LONGEST_TEXT)]];
    return typeof value === 'number' || typeof value === 'boolean'
      ? [[parameterOf(name, field, value), value]]
      : [];
  });
  return {
    name,
    parameters: {
      ...Object.fromEntries(others.slice(0, MOST_PARAMETERS)),
      ...(items.length > 0 && { items: items.slice(0, MOST_ITEMS) }),
    },
  };
}

/** Fields of an item and their names at Google. */
const ITEM: Record<string, string> = {
  itemId: 'item_id',
  quantity: 'quantity',
  position: 'index',
  price: 'price',
  name: 'item_name',
};

function itemsOf(name: string, values: Report['values']): Record<string, unknown>[] {
  if (OF_ITEM.has(name)) return 'itemId' in values ? [itemOf(values)] : [];
  const list = values.items ?? values.positions;
  return Array.isArray(list) ? list.map((one) => itemOf(one as Record<string, unknown>)) : [];
}

const itemOf = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(ITEM).flatMap(([field, name]) =>
      values[field] === undefined ? [] : [[name, values[field]]],
    ),
  );

function parameterOf(event: string, field: string, value: unknown): string {
  if (field === 'source') return OF_LIST.has(event) ? 'item_list_name' : 'place';
  // `value` is an amount of money there.
  if (field === 'value' && typeof value === 'string') return 'chosen_value';
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
