import type { DeskText, DeskTextIn } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { TextForm } from './TextForm';
import { TextHistory } from './TextHistory';
import styles from './TextSection.module.css';
import { useTextChange } from './use-text-change';

/** What is typed and not saved, by key and language: another search does not lose it. */
export type TextDrafts = Map<string, string>;

interface TextInProps {
  text: DeskText;
  language: string;
  drafts: TextDrafts;
  onChanged: (text: DeskText) => void;
}

/** A text in one language: what is shown, its form and its history. */
export function TextIn({ text: { key, languages, fixed }, language, drafts, onChanged }: TextInProps) {
  const text = useMessages();
  const draft = `${language} ${key}`;
  const [isEditing, setIsEditing] = useState(drafts.has(draft));
  /** The id of a language that only editors write. */
  const nameOf = (one: string): string => text(`operations.texts.language.${one}`, {}, one);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const change = useTextChange({
    key,
    language,
    onChanged: (changed) => {
      drafts.delete(draft);
      onChanged(changed);
      setIsEditing(false);
    },
    onNewer: onChanged,
  });
  // Beside the form, so that a text of before leaves what is typed there.
  const undo = useTextChange({ key, language, onChanged, onNewer: onChanged });
  const takeBack: typeof undo = {
    ...undo,
    write: (older) => {
      change.reset();
      undo.write(older);
    },
  };
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const own = languages.find((one) => one.language === language);
  const values = { key, language: nameOf(language) };

  if (!own) return null;
  const mayEdit = fixed === undefined;
  const others = languages.filter((one) => one.language !== language).map((one) => nameOf(one.language));
  return (
    <section className={styles.language} aria-label={text('operations.texts.in', values)}>
      <h4 className={styles.name}>{nameOf(language)}</h4>
      <ShownText own={own} />
      {(change.isDone || undo.isDone) && (
        <MessageBox tone="success" isLive>
          <p>{text('operations.texts.saved')}</p>
          {others.length > 0 && <p>{text('operations.texts.others', { languages: others.join(', ') })}</p>}
        </MessageBox>
      )}
      {undo.problem && (
        <MessageBox tone="error" isLive>
          {undo.problem}
        </MessageBox>
      )}
      {isEditing ? (
        <TextForm
          label={text('operations.texts.field', values)}
          own={own}
          placeholders={placeholdersIn(languages[0]?.ofCode ?? own.ofCode ?? '')}
          draft={drafts.get(draft)}
          onTyped={(typed) => drafts.set(draft, typed)}
          change={change}
          onCancel={() => {
            drafts.delete(draft);
            change.reset();
            setIsEditing(false);
          }}
        />
      ) : (
        <div className={styles.buttons}>
          {mayEdit && (
            <Button
              ref={edit}
              aria-label={text('operations.texts.editOf', values)}
              onClick={() => {
                change.reset();
                undo.reset();
                setIsEditing(true);
              }}
            >
              {text('operations.texts.edit')}
            </Button>
          )}
          <Button
            aria-expanded={isHistoryOpen}
            aria-label={text('operations.texts.historyOf', values)}
            onClick={() => setIsHistoryOpen((isOpen) => !isOpen)}
          >
            {text('operations.texts.history')}
          </Button>
        </div>
      )}
      {isHistoryOpen && <TextHistory textKey={key} own={own} mayEdit={mayEdit} change={takeBack} />}
    </section>
  );
}

/** What pages show, and where editors have changed it, the text of the code. */
function ShownText({ own: { language, ofCode, ofEditors } }: { own: DeskTextIn }) {
  const text = useMessages();
  const shown = ofEditors ?? ofCode;
  return (
    <>
      {shown === null ? (
        <p className={styles.note}>{text('operations.texts.none')}</p>
      ) : (
        <p className={styles.text} lang={language}>
          {shown}
        </p>
      )}
      {ofEditors !== null && (
        <p className={styles.note}>
          {ofCode === null ? (
            text('operations.texts.notInCode')
          ) : (
            <>
              {text('operations.texts.ofCode')} <span lang={language}>{ofCode}</span>
            </>
          )}
        </p>
      )}
    </>
  );
}

const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))];
