import type { Translate } from '@fachwerk/shared/widget';
import type { DeskLine } from '../shelf/order-on-desk';

/** "Gang 3 · Regal 12". */
export function placeText(text: Translate, { aisle, shelf }: Pick<DeskLine, 'aisle' | 'shelf'>): string {
  if (aisle === null && shelf === null) return text('desk.line.nowhere');
  return [
    aisle === null ? '' : text('desk.line.aisle', { aisle }),
    shelf === null ? '' : text('desk.line.shelf', { shelf }),
  ]
    .filter(Boolean)
    .join(' · ');
}
