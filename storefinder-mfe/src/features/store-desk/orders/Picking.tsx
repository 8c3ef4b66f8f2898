import { Button, Dialog } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useRef, useState } from 'react';
import type { OrderOnDesk } from '../shelf/order-on-desk';
import styles from './Picking.module.css';
import { PickingLine } from './PickingLine';
import { PrintedList } from './PrintedList';
import { ScanField } from './ScanField';
import { usePicking } from './use-picking';
import { useWedgeScanner } from './wedge-scanner';

/** The way through the store: one tap per line, "Fertig" at the end. */
export function Picking({ order }: { order: OrderOnDesk }) {
  const text = useMessages();
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  const { lines, picked, open, missing, isNothingFound, scanned, tap, find, scan, finish } = usePicking(
    order,
    (lineId) => {
      const next = list.current?.querySelector<HTMLElement>(`[data-line="${lineId}"]`);
      (next ?? done.current)?.focus();
    },
  );
  useWedgeScanner(scan);

  return (
    <>
      <div className={styles.noPrint}>
        <ScanField onCode={scan} message={scanned} />
        <ol ref={list} className={styles.lines}>
          {lines.map((line) => (
            <PickingLine
              key={line.lineId}
              line={line}
              found={picked[line.lineId]}
              onTap={() => tap(line)}
              onPieces={(pieces) => find(line, pieces)}
            />
          ))}
        </ol>
        <Button isWide onClick={() => window.print()}>
          {text('desk.print.button')}
        </Button>
        <div className={styles.end}>
          <p>
            {text('desk.picking.progress', { done: lines.length - open.length, total: lines.length })}
            {missing > 0 && ` ${text('desk.picking.missing', { count: missing })}`}
          </p>
          <Button
            ref={done}
            variant="primary"
            size="large"
            isWide
            onClick={() => (open.length > 0 || isNothingFound ? setAsking(true) : void finish())}
          >
            {text(order.isForBox ? 'desk.picking.doneBox' : 'desk.picking.done')}
          </Button>
        </div>
      </div>
      <PrintedList order={order} lines={lines} />
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('desk.picking.ask.title', { count: open.length })}
        closeLabel={text('desk.close')}
      >
        <p>
          {text(`desk.picking.ask.${!isNothingFound ? 'text' : order.parcels ? 'nothingLeft' : 'nothing'}`)}
        </p>
        <div className={styles.answers}>
          <Button variant="primary" isWide onClick={() => setAsking(false)}>
            {text('desk.picking.ask.back')}
          </Button>
          <Button variant="danger" isWide onClick={() => void finish()}>
            {text('desk.picking.ask.report')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
