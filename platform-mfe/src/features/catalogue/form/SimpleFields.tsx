import { Button, Checkbox, SelectField, TextAreaField, TextField as TextInput } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type Draft, emptyDraft } from './draft';
import type { ChoiceField, Field, JsonField, NumberField, SwitchField, TextField } from './field-model';
import type { FieldViewProps } from './field-view.props';
import { isSameJson } from './same-json';
import styles from './SchemaForm.module.css';
import { useFieldTexts } from './use-field-texts';

type TextDraft = Extract<Draft, { kind: 'text' }>;
type ValueDraft = Extract<Draft, { kind: 'value' }>;
type MisfitDraft = Extract<Draft, { kind: 'misfit' }>;

/** Longer texts get a text area. */
const LINE = 200;
const AREA_ROWS = 3;

/** An empty field means undefined, unless the text is required. */
const textDraft = (field: Field, text: string): Draft => ({
  kind: 'text',
  text: text === '' && !field.isRequired ? undefined : text,
});

export function TextFieldView({ field, draft, path, label, onChange }: FieldViewProps<TextField, TextDraft>) {
  const texts = useFieldTexts(field, path, label);
  const isLong = (field.maxLength ?? 0) > LINE && field.pattern === undefined;
  const input = {
    ...texts,
    value: draft.text ?? '',
    autoComplete: 'off',
    spellCheck: field.pattern === undefined,
  };
  if (isLong || draft.text?.includes('\n'))
    return (
      <TextAreaField
        {...input}
        rows={AREA_ROWS}
        onChange={(event) => onChange(textDraft(field, event.target.value))}
      />
    );
  return (
    <TextInput
      {...input}
      type={field.format === 'date' ? 'date' : 'text'}
      onChange={(event) => onChange(textDraft(field, event.target.value))}
    />
  );
}

export function NumberFieldView({
  field,
  draft,
  path,
  label,
  onChange,
}: FieldViewProps<NumberField, TextDraft>) {
  const text = useMessages();
  const { hint, ...texts } = useFieldTexts(field, path, label);
  const limits = limitsOf(field);
  const range = limits && text(limits.key, limits.values);
  return (
    <TextInput
      {...texts}
      hint={[hint, range].filter(Boolean).join(' · ') || undefined}
      // Not type="number", which discards invalid input.
      inputMode={field.isInteger ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={draft.text ?? ''}
      onChange={(event) => onChange(textDraft(field, event.target.value))}
    />
  );
}

function limitsOf({ min, max }: NumberField): { key: string; values: Record<string, number> } | undefined {
  if (min !== undefined && max !== undefined) return { key: 'catalogue.form.between', values: { min, max } };
  if (min !== undefined) return { key: 'catalogue.form.from', values: { min } };
  if (max !== undefined) return { key: 'catalogue.form.upTo', values: { max } };
  return undefined;
}

/** A checkbox if there is a default; otherwise a choice with an empty option. */
export function SwitchFieldView({
  field,
  draft,
  path,
  label,
  onChange,
}: FieldViewProps<SwitchField, ValueDraft>) {
  const text = useMessages();
  const { hint, labelNote, ...texts } = useFieldTexts(field, path, label);
  const say = (value: boolean | undefined) => onChange({ kind: 'value', value });

  if (typeof field.preset === 'boolean' || field.isRequired) {
    const { preset } = field;
    return (
      <Checkbox
        id={texts.id}
        error={texts.error}
        onBlur={texts.onBlur}
        checked={(draft.value ?? preset ?? false) === true}
        onChange={({ target }) => say(target.checked === preset ? undefined : target.checked)}
        label={
          <>
            <span className={styles.name}>{texts.label}</span>{' '}
            {labelNote && <span className={styles.note}>{labelNote}</span>}
            {hint && <span className={styles.boxHint}>{hint}</span>}
          </>
        }
      />
    );
  }
  return (
    <SelectField
      {...texts}
      hint={hint}
      labelNote={labelNote}
      value={draft.value === undefined ? '' : String(draft.value)}
      onChange={({ target }) => say(target.value === '' ? undefined : target.value === 'true')}
    >
      <option value="">{text('catalogue.form.unset')}</option>
      <option value="true">{text('catalogue.form.yes')}</option>
      <option value="false">{text('catalogue.form.no')}</option>
    </SelectField>
  );
}

export function ChoiceFieldView({
  field,
  draft,
  path,
  label,
  onChange,
}: FieldViewProps<ChoiceField, ValueDraft>) {
  const text = useMessages();
  const texts = useFieldTexts(field, path, label);
  const chosen = field.values.findIndex((value) => isSameJson(value, draft.value));
  return (
    <SelectField
      {...texts}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={({ target }) =>
        onChange({
          kind: 'value',
          value: target.value === '' ? undefined : field.values[Number(target.value)],
        })
      }
    >
      {(!field.isRequired || chosen < 0) && (
        <option value="">{text(field.isRequired ? 'catalogue.form.choose' : 'catalogue.form.unset')}</option>
      )}
      {field.values.map((value, index) => (
        <option key={index} value={index}>
          {value === null ? text('catalogue.form.null') : String(value)}
        </option>
      ))}
    </SelectField>
  );
}

export function JsonFieldView({
  field,
  draft,
  path,
  label,
  onChange,
}: FieldViewProps<JsonField | Field, TextDraft>) {
  const text = useMessages();
  const { hint, ...texts } = useFieldTexts(field, path, label);
  return (
    <TextAreaField
      {...texts}
      hint={hint ?? text('catalogue.form.json')}
      rows={AREA_ROWS}
      spellCheck={false}
      value={draft.text ?? ''}
      onChange={(event) => onChange(textDraft(field, event.target.value))}
    />
  );
}

/** A value of another type than the schema's; shown as JSON to be corrected or removed. */
export function MisfitFieldView({ field, draft, path, label, onChange }: FieldViewProps<Field, MisfitDraft>) {
  const text = useMessages();
  const texts = useFieldTexts(field, path, label);
  return (
    <div className={styles.misfit}>
      <TextAreaField
        {...texts}
        rows={AREA_ROWS}
        spellCheck={false}
        value={draft.text}
        onChange={(event) => onChange({ kind: 'misfit', text: event.target.value })}
      />
      <Button size="small" variant="quiet" onClick={() => onChange(emptyDraft(field))}>
        {text('catalogue.form.giveUp', { name: texts.label })}
      </Button>
    </div>
  );
}
