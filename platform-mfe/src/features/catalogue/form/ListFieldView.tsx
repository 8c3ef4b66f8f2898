import { Button, PlusIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useId, useRef } from 'react';
import { type Draft, emptyDraft, type ListItem } from './draft';
import type { ListField } from './field-model';
import type { FieldViewProps } from './field-view.props';
import { controlId, joinPath, useFormState } from './form-context';
import { ItemTools } from './ItemTools';
import { ListItemView } from './ListItemView';
import styles from './SchemaForm.module.css';
import { useFieldTexts } from './use-field-texts';

const CONTROLS = ['input', 'select', 'textarea', 'button'];

type ListDraft = Extract<Draft, { kind: 'list' }>;

/** A list whose items can be added, moved and removed. The focus moves to the changed item. */
export function ListFieldView({ field, draft, path, label, onChange }: FieldViewProps<ListField, ListDraft>) {
  const text = useMessages();
  const { idPrefix } = useFormState();
  const { label: name, labelNote, hint, error } = useFieldTexts(field, path, label);
  const hintId = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const focusOn = useRef<string | null>(null);
  const { items } = draft;

  useEffect(() => {
    if (focusOn.current === null) return;
    list.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = null;
  });

  const set = (next: readonly ListItem[]) =>
    onChange({ kind: 'list', isSet: next.length > 0 || field.isRequired, items: next });
  const add = () => {
    const id = Math.max(-1, ...items.map((item) => item.id)) + 1;
    focusOn.current = CONTROLS.map((control) => `[data-item="${id}"] ${control}`).join();
    set([...items, { id, draft: emptyDraft(field.item), isNew: true }]);
  };
  const remove = (at: number) => {
    focusOn.current = '[data-add]';
    set(items.filter((_, index) => index !== at));
  };
  const move = (from: number, to: number) => {
    const moved = items[from];
    if (!moved) return;
    const others = items.filter((_, index) => index !== from);
    const way = to < from ? 'up' : 'down';
    const isAtEnd = to === 0 || to === items.length - 1;
    const button = isAtEnd ? (way === 'up' ? 'down' : 'up') : way;
    focusOn.current = `[data-item="${moved.id}"] [data-move="${button}"]`;
    set([...others.slice(0, to), moved, ...others.slice(to)]);
  };

  return (
    <fieldset
      ref={list}
      id={controlId(idPrefix, path)}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={hint === undefined && error === undefined ? undefined : hintId}
    >
      <legend className={styles.legend}>
        <span className={styles.name}>{name}</span>{' '}
        {labelNote !== undefined && <span className={styles.note}>{labelNote}</span>}
      </legend>
      <div id={hintId}>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        {error !== undefined && <p className={styles.problem}>{error}</p>}
      </div>
      {items.length > 0 && (
        <ol role="list" className={styles.items}>
          {items.map((item, index) => {
            const itemLabel = text('catalogue.form.item', { number: index + 1 });
            return (
              <li key={item.id} data-item={item.id} className={styles.item}>
                <ListItemView
                  field={field.item}
                  item={item}
                  path={joinPath(path, index)}
                  label={itemLabel}
                  onChange={(next) =>
                    set(items.map((one) => (one.id === item.id ? { ...one, draft: next } : one)))
                  }
                />
                <ItemTools
                  name={`${name}, ${itemLabel}`}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onUp={() => move(index, index - 1)}
                  onDown={() => move(index, index + 1)}
                  onRemove={() => remove(index)}
                />
              </li>
            );
          })}
        </ol>
      )}
      <Button
        size="small"
        data-add
        className={styles.inRow}
        icon={<PlusIcon size={16} />}
        disabled={items.length >= field.maxItems}
        onClick={add}
      >
        {text('catalogue.form.addItem', { name })}
      </Button>
    </fieldset>
  );
}
