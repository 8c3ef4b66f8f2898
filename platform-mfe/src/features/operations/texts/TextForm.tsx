import type { DeskTextIn } from '@fachwerk/shared/contracts';
import { Button, TextAreaField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './TextSection.module.css';
import type { TextChange } from './use-text-change';

/** `MAX_TEXT` of the contract. */
const MAX = 2000;
const LINE = 60;

interface TextFormProps {
  label: string;
  own: DeskTextIn;
  /** "{count}": what the code puts into the text. */
  placeholders: readonly string[];
  /** What was typed before another search. */
  draft: string | undefined;
  onTyped: (text: string) => void;
  change: TextChange;
  onCancel: () => void;
}

/** What was typed stays after a failed call, also when another operator has changed the text meanwhile. */
export function TextForm({ label, own, placeholders, draft, onTyped, change, onCancel }: TextFormProps) {
  const text = useMessages();
  const { ofCode, ofEditors, language } = own;
  const [typed, setTyped] = useState(draft ?? ofEditors ?? ofCode ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  // A form that another search shows again leaves the focus in the search.
  const takesFocus = useRef(draft === undefined);
  useEffect(() => {
    if (takesFocus.current) area.current?.focus();
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.write({ text: typed, seen: ofEditors });
  };

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextAreaField
        ref={area}
        label={label}
        hint={
          placeholders.length > 0
            ? text('operations.texts.placeholders', { names: placeholders.join(', ') })
            : text('operations.texts.noPlaceholders')
        }
        error={change.problem}
        lang={language}
        rows={Math.min(10, 2 + Math.ceil(typed.length / LINE))}
        maxLength={MAX}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onTyped(event.target.value);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isPending={change.isPending}>
          {text('operations.texts.save')}
        </Button>
        <Button onClick={onCancel}>{text('operations.texts.cancel')}</Button>
        {ofEditors !== null && (
          <Button isPending={change.isPending} onClick={() => change.write({ text: null, seen: ofEditors })}>
            {text('operations.texts.restore')}
          </Button>
        )}
      </div>
    </form>
  );
}
