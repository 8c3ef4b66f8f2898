import type { DeskAction, NewAction } from '../action/desk-action';
import { ANNA, counted, found, ready } from '../testing/a-desk-queue';
import { unsentActions } from './next-action';

let place = 0;
function recorded(
  action: NewAction,
  { desk = ANNA.desk, by = ANNA.number, isRefused = false } = {},
): DeskAction {
  place += 1;
  const stored = { ...action, id: String(place), place, desk, recordedBy: by, recordedAt: 0 };
  return isRefused ? { ...stored, refusal: { status: 412, reason: 'deskError.notPossible' } } : stored;
}

it('counts each action once: refused, held by it, of a colleague, of another desk, or waiting', () => {
  const refused = recorded(found('a'), { isRefused: true });
  const held = recorded(ready('a'));
  const waiting = recorded(found('b'));
  const ofColleague = recorded(counted(), { by: '4712' });
  const elsewhere = recorded(found('c'), { desk: '1002', isRefused: true });

  const unsent = unsentActions([refused, held, waiting, ofColleague, elsewhere], ANNA);
  expect(unsent).toEqual({
    refused: [refused],
    held: [held],
    waiting: [waiting],
    colleagues: [ofColleague],
    others: [elsewhere],
  });
});
