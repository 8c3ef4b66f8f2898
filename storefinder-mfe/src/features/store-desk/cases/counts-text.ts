import type { DeskCaseLine } from '@fachwerk/shared/contracts';
import type { Translate } from '@fachwerk/shared/widget';
import { openOf } from './case-pieces';

type Count = readonly [key: string, pieces: number];

/** "eingetroffen 1, kommt nicht 1": what there is none of is left out. */
const countsText = (text: Translate, counts: readonly Count[]): string =>
  counts
    .filter(([, pieces]) => pieces > 0)
    .map(([key, pieces]) => text('desk.cases.count', { what: text(key), pieces }))
    .join(', ');

export const goodsText = (text: Translate, line: DeskCaseLine): string =>
  countsText(text, [
    ['desk.cases.count.arrived', line.arrived],
    ['desk.cases.count.notComing', line.notComing],
    ['desk.cases.count.expected', line.pieces - line.arrived - line.notComing],
  ]);

export const moneyText = (text: Translate, line: DeskCaseLine): string =>
  countsText(text, [
    ['desk.cases.count.given', line.given],
    ['desk.cases.count.notOwed', line.notOwed],
    ['desk.cases.count.replaced', line.replaced],
    ['desk.cases.count.undecided', line.pieces - line.given - line.notOwed],
  ]);

export const placeText = (text: Translate, line: DeskCaseLine): string =>
  countsText(text, [
    ...line.dispositions.map(({ where, pieces }): Count => [`desk.cases.where.${where}`, pieces]),
    ['desk.cases.count.undecided', line.arrived > 0 ? openOf(line).place : 0],
  ]);
