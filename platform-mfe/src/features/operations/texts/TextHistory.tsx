import { readDeskTextChanges } from '@fachwerk/shared/calls';
import type { DeskTextChange, DeskTextIn } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { deskFailureOf } from '../base/desk-failure';
import { Waiting } from '../base/Waiting';
import styles from './TextSection.module.css';
import type { TextChange } from './use-text-change';

interface TextHistoryProps {
  textKey: string;
  own: DeskTextIn;
  mayEdit: boolean;
  change: TextChange;
}

/** The last changes of a text, each of which can be taken back. */
export function TextHistory({ textKey, own, mayEdit, change }: TextHistoryProps) {
  const text = useMessages();
  const { api } = usePlatform();
  const { language, ofEditors } = own;
  const [changes, setChanges] = useState<readonly DeskTextChange[]>();
  const { run, state } = useAction(
    () => api.call(readDeskTextChanges, { params: { language, key: textKey } }),
    { onDone: (answer) => setChanges(answer.changes) },
  );
  // Also after each change.
  useEffect(() => void run(undefined), [run, ofEditors]);

  if (state.status === 'failed' && !changes)
    return (
      <MessageBox tone="error" isLive>
        {text(`operations.texts.${deskFailureOf(state.error)}`)}
      </MessageBox>
    );
  if (!changes) return <Waiting text={text('operations.loading')} />;
  if (changes.length === 0) return <p className={styles.note}>{text('operations.texts.noHistory')}</p>;
  return (
    <ol role="list" className={styles.changes}>
      {changes.map(({ changedText, changedBy, before, after }, at) => (
        <li key={changes.length - at} className={styles.change}>
          <p className={styles.note}>
            {text('operations.texts.changed', { when: changedText, who: changedBy })}
          </p>
          <p>
            <del className={styles.before}>
              <Written text={before} language={language} />
            </del>{' '}
            <ins className={styles.after}>
              <Written text={after} language={language} />
            </ins>
          </p>
          {isUndo(at) && (mayEdit || before === null) && (
            <Button
              isPending={change.isPending}
              onClick={() => change.write({ text: before, seen: ofEditors })}
            >
              {text('operations.texts.undo')}
            </Button>
          )}
          {!isUndo(at) && mayEdit && after !== ofEditors && (
            <Button
              isPending={change.isPending}
              aria-label={text('operations.texts.againOf', { when: changedText })}
              onClick={() => change.write({ text: after, seen: ofEditors })}
            >
              {text('operations.texts.again')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The newest change is taken back; after an older one, its text is shown again. */
const isUndo = (at: number): boolean => at === 0;

function Written({ text: written, language }: { text: string | null; language: string }) {
  const text = useMessages();
  return written === null ? text('operations.texts.code') : <span lang={language}>{written}</span>;
}
