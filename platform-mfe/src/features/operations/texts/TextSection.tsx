import { readDeskTexts } from '@fachwerk/shared/calls';
import type { DeskText, DeskTexts } from '@fachwerk/shared/contracts';
import { Button, Card, Checkbox, EmptyState, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, useRef, useState } from 'react';
import { deskFailureOf } from '../base/desk-failure';
import { Section } from '../base/Section';
import { type TextDrafts, TextIn } from './TextIn';
import styles from './TextSection.module.css';

/** Texts of the shop that operators change, without a new version of the code. */
export function TextSection() {
  const text = useMessages();
  const { api } = usePlatform();
  const [words, setWords] = useState('');
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const [found, setFound] = useState<DeskTexts>();
  const drafts: TextDrafts = useRef(new Map<string, string>()).current;
  const { run, state, isPending } = useAction(
    (query: { q: string; changed?: 'true' }) => api.call(readDeskTexts, { query }),
    { onDone: setFound },
  );
  const search = (event: FormEvent) => {
    event.preventDefault();
    void run({ q: words.trim(), ...(isChangedOnly && { changed: 'true' as const }) });
  };
  const replace = (changed: DeskText) =>
    setFound((last) => last && { ...last, texts: last.texts.map((one) => sameKey(one, changed)) });

  return (
    <Section name="texts" title={text('operations.texts.title')} intro={text('operations.texts.intro')}>
      <form
        className={styles.search}
        role="search"
        aria-label={text('operations.texts.title')}
        onSubmit={search}
      >
        <TextField
          label={text('operations.texts.words')}
          hint={text('operations.texts.wordsHint')}
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Checkbox
          label={text('operations.texts.changedOnly')}
          checked={isChangedOnly}
          onChange={(event) => setIsChangedOnly(event.target.checked)}
        />
        <Button className={styles.submit} type="submit" isPending={isPending}>
          {text('operations.texts.search')}
        </Button>
      </form>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          {text(`operations.texts.${deskFailureOf(state.error)}`)}
        </MessageBox>
      )}
      <p role="status" className={styles.count}>
        {found && found.total > 0 && countText(text, found)}
      </p>
      {found?.total === 0 && (
        <EmptyState headingLevel={3} title={text('operations.texts.empty')}>
          {text('operations.texts.emptyText')}
        </EmptyState>
      )}
      {found && found.texts.length > 0 && (
        <ul role="list" className={styles.list}>
          {found.texts.map((one) => (
            <Card as="li" key={one.key} className={styles.item}>
              <h3 className={styles.key}>{one.key}</h3>
              {one.fixed && <p className={styles.note}>{text(`operations.texts.fixed.${one.fixed}`)}</p>}
              <div className={styles.languages}>
                {one.languages.map(({ language }) => (
                  <TextIn key={language} text={one} language={language} drafts={drafts} onChanged={replace} />
                ))}
              </div>
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}

const sameKey = (one: DeskText, changed: DeskText): DeskText => (one.key === changed.key ? changed : one);

const countText = (text: ReturnType<typeof useMessages>, { texts, total }: DeskTexts): string =>
  texts.length < total
    ? text('operations.texts.some', { shown: texts.length, total })
    : text('operations.texts.all', { count: total });
