import { readDeskCase } from '@fachwerk/shared/calls';
import type { CaseEvent, DeskCase } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { Badge, Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, useRequest } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { caseFailure } from '../base/case-failure';
import { useDesk } from '../base/desk-context';
import { isWarehouse } from '../base/desk-names';
import { placeHref } from '../base/desk-place';
import { openOf } from './case-pieces';
import { CaseFacts } from './CaseFacts';
import { CaseJournal } from './CaseJournal';
import styles from './CasesTab.module.css';
import { DueLine } from './DueLine';
import { GoodsPart } from './GoodsPart';
import { MatchPart } from './MatchPart';
import { MoneyPart } from './MoneyPart';
import { NextPart } from './NextPart';
import { PlacePart } from './PlacePart';
import type { CaseWork } from './use-case-step';
import { WarrantySheet } from './WarrantySheet';

type Part = 'match' | 'goods' | 'place' | 'money' | 'next';

/** The part that is decided next. Each other one can be opened, too: none waits for another. */
function nextPartOf({ events, lines, orderId }: DeskCase): Part {
  const can = (event: CaseEvent) => events.includes(event);
  if (orderId === null) return 'match';
  if (can('arrived')) return 'goods';
  if (lines.some((line) => line.arrived > 0 && openOf(line).place > 0)) return 'place';
  if (can('repaired')) return 'next';
  return can('give') || can('not-owed') ? 'money' : 'next';
}

/** One case: four states that are decided apart, what is next, and what has happened. */
export function CaseScreen({ caseId }: { caseId: string }) {
  const text = useMessages();
  const { api, desk } = useDesk();
  const request = useRequest(caseId, (signal) => api.call(readDeskCase, { params: { caseId }, signal }));
  /** The answer of the last step, until the case is read again. */
  const [changed, setChanged] = useState<{ since: DeskCase | undefined; after: DeskCase }>();
  const found = changed && changed.since === request.data ? changed.after : request.data;
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = found !== undefined;
  useEffect(() => heading.current?.focus(), [isShown]);
  // The button that was pressed may be gone or hidden: the part that is next gets the focus.
  useEffect(() => {
    const active = document.activeElement;
    if (!isShown || (active && active !== document.body && !active.closest('[hidden]'))) return;
    const next = screen.current?.querySelector<HTMLElement>('[data-next] button[aria-expanded]');
    (next ?? heading.current)?.focus();
  }, [found, isShown]);

  const back = (
    <p className={styles.back}>
      <a href={placeHref('cases')}>{text('desk.cases.back')}</a>
    </p>
  );
  if (!found)
    return (
      <div className={styles.screen}>
        {back}
        {request.status === 'failed' ? (
          <MessageBox
            tone="error"
            isLive
            actions={<Button onClick={() => void request.reload()}>{text('desk.again')}</Button>}
          >
            <p>
              {isHttpError(request.error) && request.error.status === 404
                ? text('desk.cases.failed.unknown')
                : caseFailure(text, request.error)}
            </p>
          </MessageBox>
        ) : (
          <p role="status">{text('desk.loading')}</p>
        )}
      </div>
    );

  const work: CaseWork = {
    found,
    change: (after) => setChanged({ since: request.data, after }),
    reread: () => void request.reload(),
  };
  const next = nextPartOf(found);
  const hasLines = found.lines.length > 0;
  return (
    <div className={styles.screen} ref={screen}>
      {back}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {text(`desk.cases.kind.${found.kind}`)} {found.number}
      </h2>
      <DueLine found={found} />
      {found.isEnded && (
        <p>
          <Badge tone="success">{text('desk.cases.ended')}</Badge>
        </p>
      )}
      <CaseFacts found={found} />
      {isWarehouse(desk) && found.kind === 'WITHDRAWAL' && (
        <MatchPart work={work} isNext={next === 'match'} />
      )}
      {hasLines && (
        <>
          <GoodsPart work={work} isNext={next === 'goods'} />
          <MoneyPart work={work} isNext={next === 'money'} />
          <PlacePart work={work} isNext={next === 'place'} />
        </>
      )}
      <NextPart work={work} isNext={next === 'next'} />
      <WarrantySheet found={found} />
      <CaseJournal found={found} />
    </div>
  );
}
