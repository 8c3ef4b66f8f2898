import { useMessages } from '@fachwerk/shared/widget';
import { useRef, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { goTo } from '../base/desk-place';
import type { DeskLine, OrderOnDesk } from '../shelf/order-on-desk';
import { findScannedLine } from './find-scanned-line';
import {
  actionsOfPicking,
  linesToPick,
  markAll,
  type Picked,
  setPieces,
  stillOrdered,
  undecided,
  unmark,
} from './picked';
import { sortByShelf } from './sort-by-shelf';
import { usePicked } from './use-picked';

/** What is found of an order, and what each tap and each scanned code changes. */
export function usePicking(order: OrderOnDesk, focusLine: (lineId: number | undefined) => void) {
  const text = useMessages();
  const { queue, announce } = useDesk();
  const { picked: decided, change, forget } = usePicked(order.orderId);
  const [scanned, setScanned] = useState<{ text: string; isFound: boolean }>();
  const started = useRef<Promise<unknown>>(undefined);
  const lines = sortByShelf(linesToPick(order));
  const picked = stillOrdered(decided, lines);
  const open = undecided(lines, picked);
  const isNothingFound = open.length === 0 && lines.every(({ lineId }) => picked[lineId] === 0);

  /** From the first found piece on, the shopper cannot cancel any more. */
  function begin(): void {
    if (started.current || !order.events.includes('pick')) return;
    const { orderId, number: orderNumber } = order;
    started.current = queue.record([{ name: 'startPicking', orderId, orderNumber }]);
  }

  function decide(next: Picked, { lineId, name, open: pieces }: DeskLine): void {
    begin();
    change(next);
    const found = next[lineId];
    const { length: count } = undecided(lines, next);
    announce(
      found === undefined
        ? text('desk.picking.undone', { name })
        : text('desk.picking.marked', { name, found, pieces, count }),
    );
  }

  return {
    picked,
    lines,
    open,
    scanned,
    isNothingFound,
    missing: lines.reduce((sum, line) => sum + line.open - (picked[line.lineId] ?? line.open), 0),
    /** All pieces of a line are found; a second tap takes it back. */
    tap(line: DeskLine): void {
      const isAll = picked[line.lineId] === line.open;
      const next = isAll ? unmark(picked, line) : markAll(picked, line);
      decide(next, line);
      if (!isAll) focusLine(undecided(lines, next)[0]?.lineId);
    },
    find: (line: DeskLine, pieces: number) => decide(setPieces(picked, line, pieces), line),
    scan(code: string): void {
      const result = findScannedLine(lines, picked, code);
      if (result.kind !== 'line') {
        const name = 'line' in result ? result.line.name : '';
        return setScanned({ isFound: false, text: text(`desk.scan.${result.kind}`, { name, code }) });
      }
      const { line, pieces } = result;
      decide(setPieces(picked, line, pieces), line);
      const values = { name: line.name, found: pieces, pieces: line.open };
      setScanned({ isFound: true, text: text('desk.scan.line', values) });
    },
    async finish(): Promise<void> {
      const wasStarted = started.current;
      await wasStarted;
      const actions = actionsOfPicking(order, picked);
      await queue.record(wasStarted ? actions.filter(({ name }) => name !== 'startPicking') : actions);
      await forget();
      const isPacked = order.kind === 'delivery' && !isNothingFound;
      const done = isNothingFound ? 'nothing' : isPacked ? 'picked' : 'reportReady';
      announce(text(`desk.done.${done}`, { number: order.number }));
      // The same person packs what was found.
      if (isPacked) goTo('orders', order.orderId);
      else goTo('orders');
    },
  };
}
