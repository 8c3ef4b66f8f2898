import { type Draft, emptyDraft } from './draft';
import type { GroupField } from './field-model';
import { joinPath, useFormState } from './form-context';
import { RestView } from './RestView';
import styles from './SchemaForm.module.css';

interface GroupFieldsProps {
  field: GroupField;
  draft: Extract<Draft, { kind: 'group' }>;
  path: string;
  onChange: (draft: Draft) => void;
}

/** The fields of an object, without its name. */
export function GroupFields({ field, draft, path, onChange }: GroupFieldsProps) {
  const { FieldView } = useFormState();
  return (
    <div className={styles.fields}>
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
    </div>
  );
}
