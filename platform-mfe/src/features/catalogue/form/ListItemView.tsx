import { CaretDownIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { Draft, ListItem } from './draft';
import type { Field } from './field-model';
import { useFormState } from './form-context';
import { GroupFields } from './GroupFields';
import styles from './SchemaForm.module.css';

interface ListItemViewProps {
  field: Field;
  item: ListItem;
  path: string;
  label: string;
  onChange: (draft: Draft) => void;
}

/**
 * An item with several fields is collapsible and shows its first text as summary, so that long lists stay
 * short.
 */
export function ListItemView({ field, item, path, label, onChange }: ListItemViewProps) {
  const text = useMessages();
  const { FieldView, hasProblemBelow } = useFormState();
  const { draft, id, isNew = false } = item;
  if (field.kind !== 'group' || draft.kind !== 'group')
    return <FieldView field={field} draft={draft} path={path} label={label} onChange={onChange} />;

  const words = firstWords(draft);
  return (
    <details className={styles.fold} open={id === 0 || isNew}>
      <summary className={styles.foldHead}>
        <CaretDownIcon size={16} className={styles.caret} />
        <span className={styles.name}>{label}</span>
        {hasProblemBelow(path) ? (
          <span className={styles.mend}>{text('catalogue.form.mend')}</span>
        ) : (
          words !== undefined && <span className={styles.words}>{words}</span>
        )}
      </summary>
      <div role="group" aria-label={label}>
        <GroupFields field={field} draft={draft} path={path} onChange={onChange} />
      </div>
    </details>
  );
}

function firstWords(draft: Extract<Draft, { kind: 'group' }>): string | undefined {
  for (const part of Object.values(draft.parts)) if (part.kind === 'text' && part.text) return part.text;
  return undefined;
}
