import { SelectField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type Draft, emptyDraft } from './draft';
import type { EitherField } from './field-model';
import type { FieldViewProps } from './field-view.props';
import { useFormState } from './form-context';
import styles from './SchemaForm.module.css';
import { useFieldTexts } from './use-field-texts';

type EitherDraft = Extract<Draft, { kind: 'either' }>;

/** A choice of the kind, then its field. Input for the other kinds is kept. */
export function EitherFieldView({
  field,
  draft,
  path,
  label,
  onChange,
}: FieldViewProps<EitherField, EitherDraft>) {
  const text = useMessages();
  const { FieldView } = useFormState();
  const texts = useFieldTexts(field, path, label);
  const option = field.options[draft.chosen];
  const part = draft.parts[draft.chosen];

  return (
    <div className={styles.either}>
      <SelectField
        {...texts}
        id={`${texts.id}-kind`}
        error={undefined}
        value={draft.chosen < 0 ? '' : String(draft.chosen)}
        onChange={({ target }) =>
          onChange({ ...draft, chosen: target.value === '' ? -1 : Number(target.value) })
        }
      >
        {!field.isRequired && <option value="">{text('catalogue.form.unset')}</option>}
        {field.options.map((one, index) => (
          <option key={index} value={index}>
            {one.description ?? text(`catalogue.kind.${one.kind}`)}
          </option>
        ))}
      </SelectField>
      {option && part && (
        <FieldView
          key={draft.chosen}
          field={{ ...option, name: field.name }}
          draft={part}
          path={path}
          label={text('catalogue.form.valueOf', { name: texts.label })}
          onChange={(next) =>
            onChange({
              ...draft,
              parts: field.options.map((one, index) =>
                index === draft.chosen ? next : (draft.parts[index] ?? emptyDraft(one)),
              ),
            })
          }
        />
      )}
    </div>
  );
}
