import { useField } from 'formik';
import { Checkbox, type CheckboxProps } from '../ui/checkbox/Checkbox';
import { SelectField, type SelectFieldProps } from '../ui/select-field/SelectField';
import { TextField, type TextFieldProps } from '../ui/text-field/TextField';

type Bound<Props> = Omit<Props, 'name' | 'error' | 'value' | 'checked' | 'defaultValue'> & { name: string };

function errorOf(meta: { touched: boolean; error?: string }): string | undefined {
  return meta.touched ? meta.error : undefined;
}

/** A text field of the form around it. */
export function FormTextField(props: Bound<TextFieldProps>) {
  const [field, meta] = useField<string>(props.name);
  return <TextField {...props} {...field} error={errorOf(meta)} />;
}

/** A select of the form around it. */
export function FormSelectField(props: Bound<SelectFieldProps>) {
  const [field, meta] = useField<string>(props.name);
  return <SelectField {...props} {...field} error={errorOf(meta)} />;
}

/** A checkbox of the form around it. */
export function FormCheckbox(props: Bound<CheckboxProps>) {
  const [field, meta] = useField<boolean>({ name: props.name, type: 'checkbox' });
  const { value: _value, ...checked } = field;
  return <Checkbox {...props} {...checked} error={errorOf(meta)} />;
}
