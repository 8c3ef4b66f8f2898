import { readReleaseBook } from '@fachwerk/shared/calls';
import type { ItemRelease, ReleaseBook as Page, ReleaseSummary } from '@fachwerk/shared/contracts';
import { STORE_PROOFS, type StoreProof } from '@fachwerk/shared/rules';
import { berlinDate } from '@fachwerk/shared/time';
import { Button, MessageBox, SelectField, TextField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../../base/desk-context';
import { placeHref } from '../../base/desk-place';
import tabStyles from '../ItemsTab.module.css';
import { releaseFailure } from './release-failure';
import { ReleaseEntry } from './ReleaseEntry';
import styles from './ReleaseForm.module.css';

/** Poisons are kept for five years after their own. */
const YEARS = 6;
const LONGEST = 20;

interface Asked {
  proof?: StoreProof;
  year?: string;
  number?: string;
  before?: string;
}

interface ReleaseBookProps {
  onShown: (release: ItemRelease) => void;
  onCorrected: (itemId: string, release: ReleaseSummary) => void;
}

/** The recorded releases of the store, which an authority reads: by proof and year, or one by its number. */
export function ReleaseBook({ onShown, onCorrected }: ReleaseBookProps) {
  const text = useMessages();
  const { api, announce } = useDesk();
  const thisYear = Number(berlinDate(new Date().toISOString()).slice(0, 4));
  const [proof, setProof] = useState<StoreProof>('poison');
  const [year, setYear] = useState(String(thisYear));
  const [number, setNumber] = useState('');
  const [pages, setPages] = useState<Page[]>();
  const { state, run, isPending } = useAction((query: Asked) => api.call(readReleaseBook, { query }), {
    onDone(page, { before }) {
      setPages((earlier = []) => (before === undefined ? [page] : [...earlier, page]));
      announce(text('desk.items.book.loaded', { number: page.releases.length }));
    },
  });
  const releases = pages?.flatMap((page) => page.releases);
  const next = pages?.at(-1)?.next;
  const asked = state.status === 'idle' ? undefined : state.input;

  function corrected(itemId: string, release: ReleaseSummary): void {
    onCorrected(itemId, release);
    setPages((before) => before?.map((page) => withMark(page, release)));
  }

  function submit(query: Asked) {
    return (event: FormEvent) => {
      event.preventDefault();
      setPages(undefined);
      void run(query);
    };
  }

  return (
    <>
      <a className={tabStyles.link} href={placeHref('items')}>
        {text('desk.items.book.back')}
      </a>
      <h2>{text('desk.items.book.title')}</h2>
      <form className={tabStyles.form} onSubmit={submit({ proof, year })}>
        <SelectField
          label={text('desk.items.book.proof')}
          value={proof}
          onChange={({ target }) => setProof(target.value as StoreProof)}
        >
          {STORE_PROOFS.map((one) => (
            <option key={one} value={one}>
              {text(`desk.items.release.proof.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text('desk.items.book.year')}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        >
          {Array.from({ length: YEARS }, (_, index) => String(thisYear - index)).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="primary" isPending={isPending}>
          {text('desk.items.book.show')}
        </Button>
      </form>
      <form role="search" className={tabStyles.form} onSubmit={submit({ number: number.trim() })}>
        <TextField
          label={text('desk.items.book.number')}
          hint={text('desk.items.book.numberHint')}
          value={number}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button type="submit" isPending={isPending}>
          {text('desk.items.book.find')}
        </Button>
      </form>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          <p>{releaseFailure(text, state.error)}</p>
        </MessageBox>
      )}
      {releases?.length === 0 && (
        <p>{text(asked?.number === undefined ? 'desk.items.book.empty' : 'desk.items.book.unknown')}</p>
      )}
      {releases && releases.length > 0 && (
        <ul className={styles.list} aria-label={text('desk.items.book.title')}>
          {releases.map((release) => {
            const { releaseId, itemId, name, atText, by, quantity, handedOverBy } = release;
            return (
              <ReleaseEntry
                key={releaseId}
                itemId={itemId}
                release={release}
                onShown={onShown}
                onCorrected={(marked) => corrected(itemId, marked)}
              >
                {text('desk.items.book.entry', {
                  number: release.number,
                  at: atText,
                  name,
                  quantity: String(quantity),
                  person: text('desk.items.release.slip.person', { name: handedOverBy, by }),
                })}
              </ReleaseEntry>
            );
          })}
        </ul>
      )}
      {next && asked && (
        <Button isPending={isPending} onClick={() => void run(Object.assign({}, asked, { before: next }))}>
          {text('desk.items.book.more')}
        </Button>
      )}
    </>
  );
}

const withMark = (page: Page, marked: ReleaseSummary): Page =>
  Object.assign({}, page, {
    releases: page.releases.map((one) =>
      one.releaseId === marked.releaseId ? Object.assign({}, one, marked) : one,
    ),
  });
