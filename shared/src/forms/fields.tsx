import { useField } from 'formik';
import type { ReactNode } from 'react';
import { toGermanDate } from '../rules/date-rules';
import { Checkbox, type CheckboxProps } from '../ui/checkbox/Checkbox';
import { RadioGroup, type RadioGroupProps } from '../ui/radio-group/RadioGroup';
import { SelectField, type SelectFieldProps } from '../ui/select-field/SelectField';
import { TextAreaField, type TextAreaFieldProps } from '../ui/text-area-field/TextAreaField';
import { TextField, type TextFieldProps } from '../ui/text-field/TextField';
import { useMessages } from '../widget/messages';
import { useFieldId } from './field-labels';
import { useServerError } from './server-errors-context';

/** The other props of a field; value and error come from the form. */
export type Bound<Props> = Omit<Props, 'id' | 'name' | 'error' | 'value' | 'checked' | 'defaultValue'> & {
  name: string;
};

/** Name and value of a field. */
export function useFieldValue<Value>(name: string) {
  const [field, , helpers] = useField<Value>(name);
  return { field, helpers };
}

/**
 * Name, value, id and error of a field: the form's own check on blur, else the error of the server. The first
 * control of the field has the id, and the summary of mistakes names the field by its label.
 */
export function useBoundField<Value>(name: string, label: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const fromServer = useServerError(name, field.value);
  const id = useFieldId(name, label);
  return { field, helpers, id, error: (meta.touched ? meta.error : undefined) ?? fromServer };
}

/** Text field of the surrounding form. */
export function FormTextField(props: Bound<TextFieldProps>) {
  const { field, id, error } = useBoundField<string>(props.name, props.label);
  return <TextField {...props} {...field} id={id} error={error} />;
}

/** Text area of the surrounding form. */
export function FormTextArea(props: Bound<TextAreaFieldProps>) {
  const { field, id, error } = useBoundField<string>(props.name, props.label);
  return <TextAreaField {...props} {...field} id={id} error={error} />;
}

/** A date as dd.mm.yyyy; typed, because date pickers are slow for birth dates. Blur writes it in full. */
export function FormDateField(props: Bound<TextFieldProps>) {
  const { field, helpers, id, error } = useBoundField<string>(props.name, props.label);
  const text = useMessages();

  return (
    <TextField
      hint={text('forms.date.hint')}
      inputMode="numeric"
      maxLength={10}
      {...props}
      {...field}
      id={id}
      onBlur={(event) => {
        const written = toGermanDate(field.value);
        if (written !== field.value) void helpers.setValue(written);
        field.onBlur(event);
      }}
      error={error}
    />
  );
}

/** Select of the surrounding form. */
export function FormSelectField(props: Bound<SelectFieldProps>) {
  const { field, id, error } = useBoundField<string>(props.name, props.label);
  return <SelectField {...props} {...field} id={id} error={error} />;
}

/** Radio group of the surrounding form. */
export function FormRadioGroup(props: Bound<RadioGroupProps>) {
  const { field, id, error } = useBoundField<string>(props.name, props.label);
  return <RadioGroup {...props} {...field} id={id} error={error} />;
}

type FormCheckboxProps = Omit<Bound<CheckboxProps>, 'label'> &
  (
    | { label: string; summaryLabel?: undefined }
    /** Names the field in the summary of mistakes. */
    | { label: ReactNode; summaryLabel: string }
  );

/** Checkbox of the surrounding form. */
export function FormCheckbox({ summaryLabel, ...props }: FormCheckboxProps) {
  const { field, id, error } = useBoundField<boolean>(props.name, summaryLabel ?? (props.label as string));
  const { value, ...others } = field;
  return <Checkbox {...props} {...others} checked={Boolean(value)} id={id} error={error} />;
}
