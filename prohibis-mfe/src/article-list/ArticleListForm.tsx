import { MessageBox, TextAreaField } from '@fachwerk/shared/ui';
import { failureText, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useRef, useState } from 'react';
import styles from './ArticleList.module.css';
import { FoundLines } from './FoundLines';
import { ListFile } from './ListFile';
import { ProblemLines } from './ProblemLines';
import type { ArticleListControl } from './use-article-list';

/** The text area, the errors of its lines, and the items for the cart. */
export function ArticleListForm({ list, formId }: { list: ArticleListControl; formId: string }) {
  const text = useMessages();
  const [isMissing, setMissing] = useState(false);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const { step, checked, result, failure } = list;
  const isBusy = step === 'checking' || step === 'adding';

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isEmpty = list.text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) areaRef.current?.focus();
    else list.check();
  }

  return (
    <form id={formId} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.news} role="status">
        {result && result.added > 0 && (
          <MessageBox tone="success" title={text('prohibis.list.added', { count: result.added })}>
            {result.shortages.length > 0 && (
              <ul className={styles.notes}>
                {result.shortages.map(({ name, wanted, inCart }, index) => (
                  <li key={index}>{text('prohibis.list.shortage', { name, wanted, inCart })}</li>
                ))}
              </ul>
            )}
          </MessageBox>
        )}
        {step === 'checked' && checked.found.length > 0 && (
          <p className={styles.summary}>
            {text('prohibis.list.foundCount', { count: checked.found.length })}
          </p>
        )}
      </div>
      {failure !== null && (
        <MessageBox tone="error" isLive title={text('prohibis.list.failed')}>
          {`${failureText(text, failure)} ${text('prohibis.list.kept')}`}
        </MessageBox>
      )}
      {!isBusy && <ProblemLines problems={checked.problems} />}
      <TextAreaField
        ref={areaRef}
        label={text('prohibis.list.field')}
        hint={text('prohibis.list.hint')}
        {...(isMissing && { error: text('prohibis.list.empty') })}
        className={styles.field}
        rows={step === 'typing' && checked.problems.length === 0 ? 8 : 5}
        value={list.text}
        readOnly={isBusy}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => {
          setMissing(false);
          list.type(target.value);
        }}
      />
      <ListFile
        isDisabled={isBusy}
        onText={(lines) => {
          setMissing(false);
          list.type([list.text.trimEnd(), lines.trimEnd()].filter(Boolean).join('\n'));
          areaRef.current?.focus();
        }}
      />
      <FoundLines lines={checked.found} />
    </form>
  );
}
