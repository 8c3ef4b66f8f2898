import { Button, PlusIcon, TrashIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import type { Draft } from './draft';
import type { GroupField } from './field-model';
import type { FieldViewProps } from './field-view.props';
import { GroupFields } from './GroupFields';
import styles from './SchemaForm.module.css';
import { useFieldTexts } from './use-field-texts';

type GroupDraft = Extract<Draft, { kind: 'group' }>;

/** An object of fields. An optional object is added by a button, so that the form stays short. */
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
  const fields = <GroupFields field={field} draft={draft} path={path} onChange={onChange} />;
  if (path === '') return fields;

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
      {draft.isSet && fields}
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
