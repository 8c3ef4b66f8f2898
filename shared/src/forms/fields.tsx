import { useField } from 'formik';
import { Checkbox, type CheckboxProps } from '../ui/checkbox/Checkbox';
import { RadioGroup, type RadioGroupProps } from '../ui/radio-group/RadioGroup';
import { SelectField, type SelectFieldProps } from '../ui/select-field/SelectField';
import { TextAreaField, type TextAreaFieldProps } from '../ui/text-area-field/TextAreaField';
import { TextField, type TextFieldProps } from '../ui/text-field/TextField';
import { useMessages } from '../widget/messages';
import { toGermanDate } from '../rules/date-rules';
import { useServerError } from './server-errors-context';

/** What the form around a field says in its stead. */
export type Bound<Props> = Omit<Props, 'name' | 'error' | 'value' | 'checked' | 'defaultValue'> & {
  name: string;
};

/** The field's part of the form, and what is wrong with it: found here on blur, else by the server. */
export function useBoundField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const fromServer = useServerError(name, field.value);
  return { field, helpers, error: (meta.touched ? meta.error : undefined) ?? fromServer };
}

/** A text field of the form around it. */
export function FormTextField(props: Bound<TextFieldProps>) {
  const { field, error } = useBoundField<string>(props.name);
  return <TextField {...props} {...field} error={error} />;
}

/** A longer text of the form around it. */
export function FormTextArea(props: Bound<TextAreaFieldProps>) {
  const { field, error } = useBoundField<string>(props.name);
  return <TextAreaField {...props} {...field} error={error} />;
}

/** A day as dd.mm.yyyy: typed, not picked, because nobody clicks through decades. It is written out on leaving the field. */
export function FormDateField(props: Bound<TextFieldProps>) {
  const { field, helpers, error } = useBoundField<string>(props.name);
  const t = useMessages();

  return (
    <TextField
      hint={t('forms.date.hint')}
      inputMode="numeric"
      maxLength={10}
      {...props}
      {...field}
      onBlur={(event) => {
        const written = toGermanDate(field.value);
        if (written !== field.value) void helpers.setValue(written);
        field.onBlur(event);
      }}
      error={error}
    />
  );
}

/** A select of the form around it. */
export function FormSelectField(props: Bound<SelectFieldProps>) {
  const { field, error } = useBoundField<string>(props.name);
  return <SelectField {...props} {...field} error={error} />;
}

/** One out of a few, of the form around it. */
export function FormRadioGroup(props: Bound<RadioGroupProps>) {
  const { field, error } = useBoundField<string>(props.name);
  return <RadioGroup {...props} {...field} error={error} />;
}

/** A checkbox of the form around it. */
export function FormCheckbox(props: Bound<CheckboxProps>) {
  const [field, meta] = useField<boolean>({ name: props.name, type: 'checkbox' });
  const { value: _value, ...checked } = field;
  const fromServer = useServerError(props.name, Boolean(field.checked));
  return <Checkbox {...props} {...checked} error={(meta.touched ? meta.error : undefined) ?? fromServer} />;
}
