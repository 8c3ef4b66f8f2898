import type { DeskCase } from '@fachwerk/shared/contracts';
import { Badge } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { dueOf } from './due-text';

/** Until when the money goes back. A day that is over is stated in words, too. */
export function DueLine({ found }: { found: DeskCase }) {
  const text = useMessages();
  const due = dueOf(text, found, new Date());
  if (!due) return null;
  return (
    <p>
      <strong>{due.text}</strong> {due.isOver && <Badge tone="sale">{text('desk.cases.overdue')}</Badge>}
    </p>
  );
}
