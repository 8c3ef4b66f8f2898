import { readDeskCases } from '@fachwerk/shared/calls';
import type { DeskCases } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useAction, useMessages, useRequest } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { caseFailure } from '../base/case-failure';
import { useDesk } from '../base/desk-context';
import { placeHref } from '../base/desk-place';
import { CaseCard } from './CaseCard';
import styles from './CasesTab.module.css';
import { FindCase } from './FindCase';

const SIZE = 20;

/** Open cases of the desk, the first to be due first. */
export function CaseList() {
  const text = useMessages();
  const { api, desk, announce } = useDesk();
  const request = useRequest(desk, (signal) => api.call(readDeskCases, { query: { size: SIZE }, signal }));
  const [more, setMore] = useState<{ of: DeskCases; page: DeskCases }>();
  const first = request.data;
  const last = more?.of === first ? more?.page : undefined;
  const cases = [...(first?.cases ?? []), ...(last?.cases ?? [])];
  const next = (last ?? first)?.next ?? null;
  const following = useAction((after: string) => api.call(readDeskCases, { query: { size: SIZE, after } }), {
    onDone(page) {
      if (!first) return;
      setMore({ of: first, page: { ...page, cases: [...(last?.cases ?? []), ...page.cases] } });
      announce(text('desk.cases.more.done', { count: page.cases.length }));
    },
  });
  const failed = [request, following.state].find(({ status }) => status === 'failed');

  async function reload() {
    await request.reload();
    announce(text('desk.lists.reloaded'));
  }

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h2 className={styles.headline}>{text('desk.cases.title')}</h2>
        <Button variant="primary" href={placeHref('cases', 'new')}>
          {text('desk.cases.new')}
        </Button>
      </div>
      <Button isWide href={placeHref('cases', 'take-back')}>
        {text('desk.takeBack.open')}
      </Button>
      {failed?.status === 'failed' && (
        <MessageBox
          tone="error"
          isLive
          actions={<Button onClick={() => void reload()}>{text('desk.again')}</Button>}
        >
          <p>{caseFailure(text, failed.error)}</p>
        </MessageBox>
      )}
      {!first && request.status !== 'failed' && <p role="status">{text('desk.loading')}</p>}
      {first && cases.length === 0 && <p>{text('desk.cases.empty')}</p>}
      {cases.length > 0 && (
        <ul className={styles.cases}>
          {cases.map((found) => (
            <CaseCard key={found.caseId} found={found} />
          ))}
        </ul>
      )}
      {next !== null && (
        <Button isWide isPending={following.isPending} onClick={() => void following.run(next)}>
          {text('desk.cases.more')}
        </Button>
      )}
      {first && (
        <Button isWide isPending={request.status === 'loading'} onClick={() => void reload()}>
          {text('desk.lists.reload')}
        </Button>
      )}
      <FindCase />
    </div>
  );
}
