import { Button, PlusIcon, TrashIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { emptyDraft, type Draft } from './draft';
import type { GroupField } from './field-model';
import { FieldView, type FieldViewProps } from './FieldView';
import { joinPath } from './form-context';
import { RestView } from './RestView';
import styles from './SchemaForm.module.css';
import { useFieldTexts } from './use-field-texts';

type GroupDraft = Extract<Draft, { kind: 'group' }>;

/** An object of fields; one that may be missing is added by a button, so that the form stays short. */
export function GroupFieldView({
  field,
  draft,
  path,
  label,
  onChange,
}: FieldViewProps<GroupField, GroupDraft>) {
  const text = useMessages();
  const { label: name, labelNote, hint } = useFieldTexts(field, path, label);
  const hintId = useId();
  const isTop = path === '';
  const fields = (
    <>
      {field.fields.map((part) => (
        <FieldView
          key={part.name}
          field={part}
          draft={draft.parts[part.name] ?? emptyDraft(part)}
          path={joinPath(path, part.name)}
          onChange={(next) => onChange({ ...draft, parts: { ...draft.parts, [part.name]: next } })}
        />
      ))}
      <RestView rest={draft.rest} onClear={() => onChange({ ...draft, rest: {} })} />
    </>
  );
  if (isTop) return <div className={styles.fields}>{fields}</div>;

  return (
    <fieldset className={styles.group} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend className={styles.legend}>
        <span className={styles.name}>{name}</span>{' '}
        {labelNote !== undefined && <span className={styles.note}>{labelNote}</span>}
      </legend>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {draft.isSet && <div className={styles.fields}>{fields}</div>}
      {draft.isSet && !field.isRequired && (
        <Button
          size="small"
          variant="quiet"
          className={styles.inRow}
          icon={<TrashIcon size={16} />}
          onClick={() => onChange({ ...draft, isSet: false })}
        >
          {text('catalogue.form.leaveOut', { name })}
        </Button>
      )}
      {!draft.isSet && (
        <Button
          size="small"
          className={styles.inRow}
          icon={<PlusIcon size={16} />}
          onClick={() => onChange({ ...draft, isSet: true })}
        >
          {text('catalogue.form.add', { name })}
        </Button>
      )}
    </fieldset>
  );
}
