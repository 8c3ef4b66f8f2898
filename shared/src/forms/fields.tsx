import { useField } from 'formik';
import { toGermanDate } from '../rules/date-rules';
import { Checkbox, type CheckboxProps } from '../ui/checkbox/Checkbox';
import { RadioGroup, type RadioGroupProps } from '../ui/radio-group/RadioGroup';
import { SelectField, type SelectFieldProps } from '../ui/select-field/SelectField';
import { TextAreaField, type TextAreaFieldProps } from '../ui/text-area-field/TextAreaField';
import { TextField, type TextFieldProps } from '../ui/text-field/TextField';
import { useMessages } from '../widget/messages';
import { useServerError } from './server-errors-context';

/** The other props of a field; value and error come from the form. */
export type Bound<Props> = Omit<Props, 'name' | 'error' | 'value' | 'checked' | 'defaultValue'> & {
  name: string;
};

/** Name, value and error of a field: the form's own check on blur, else the error of the server. */
export function useBoundField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name);
  const fromServer = useServerError(name, field.value);
  return { field, helpers, error: (meta.touched ? meta.error : undefined) ?? fromServer };
}

/** Text field of the surrounding form. */
export function FormTextField(props: Bound<TextFieldProps>) {
  const { field, error } = useBoundField<string>(props.name);
  return <TextField {...props} {...field} error={error} />;
}

/** Text area of the surrounding form. */
export function FormTextArea(props: Bound<TextAreaFieldProps>) {
  const { field, error } = useBoundField<string>(props.name);
  return <TextAreaField {...props} {...field} error={error} />;
}

/** A date as dd.mm.yyyy; typed, because date pickers are slow for birth dates. Blur writes it in full. */
export function FormDateField(props: Bound<TextFieldProps>) {
  const { field, helpers, error } = useBoundField<string>(props.name);
  const text = useMessages();

  return (
    <TextField
      hint={text('forms.date.hint')}
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

/** Select of the surrounding form. */
export function FormSelectField(props: Bound<SelectFieldProps>) {
  const { field, error } = useBoundField<string>(props.name);
  return <SelectField {...props} {...field} error={error} />;
}

/** Radio group of the surrounding form. */
export function FormRadioGroup(props: Bound<RadioGroupProps>) {
  const { field, error } = useBoundField<string>(props.name);
  return <RadioGroup {...props} {...field} error={error} />;
}

/** Checkbox of the surrounding form. */
export function FormCheckbox(props: Bound<CheckboxProps>) {
  const [field, meta] = useField<boolean>({ name: props.name, type: 'checkbox' });
  const { value: _value, ...checked } = field;
  const fromServer = useServerError(props.name, Boolean(field.checked));
  return <Checkbox {...props} {...checked} error={(meta.touched ? meta.error : undefined) ?? fromServer} />;
}
