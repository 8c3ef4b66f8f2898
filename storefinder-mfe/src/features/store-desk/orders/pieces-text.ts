import { countText } from '@fachwerk/shared/product';
import type { Translate } from '@fachwerk/shared/widget';
import type { DeskLine } from '../shelf/order-on-desk';

/** "2 ×", or "2 Packungen" of goods that are sold by the pack: two packs of ten are not two pieces. */
export const piecesText = (text: Translate, { open, soldBy }: Pick<DeskLine, 'open' | 'soldBy'>): string =>
  soldBy ? countText(text, open, { soldBy }) : text('desk.line.pieces', { pieces: open });
