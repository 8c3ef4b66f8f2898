import type { DeskCase } from '@fachwerk/shared/contracts';
import { berlinDate, noonOf } from '@fachwerk/shared/time';
import type { Translate } from '@fachwerk/shared/widget';

const DAY_MS = 24 * 60 * 60_000;

export interface Due {
  text: string;
  isOver: boolean;
}

/** "Geld fällig in 3 Tagen"; undefined: no money waits for a day. */
export function dueOf(text: Translate, { dueOn, money, isEnded }: DeskCase, now: Date): Due | undefined {
  if (dueOn === null || isEnded || money === 'GIVEN' || money === 'NOT_OWED') return undefined;
  const today = noonOf(berlinDate(now.toISOString())).getTime();
  const days = Math.round((noonOf(dueOn).getTime() - today) / DAY_MS);
  if (days < 0) return { text: text('desk.cases.over', { count: -days }), isOver: true };
  if (days === 0) return { text: text('desk.cases.dueToday'), isOver: false };
  return { text: text('desk.cases.due', { count: days }), isOver: false };
}
