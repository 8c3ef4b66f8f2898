import { PasswordField, type PasswordFieldProps } from '../ui/password-field/PasswordField';
import { useMessages } from '../widget/messages';
import { type Bound, useBoundField } from './fields';
import { PasswordRules } from './PasswordRules';

type FormPasswordFieldProps = Omit<
  Bound<PasswordFieldProps>,
  'showText' | 'hideText' | 'toggleLabel' | 'hint'
> & {
  /** A new password: the rules are listed before typing and checked off while typing. */
  hasRules?: boolean;
};

/** Password field of the surrounding form. */
export function FormPasswordField({ hasRules = false, ...props }: FormPasswordFieldProps) {
  const { field, id, error } = useBoundField<string>(props.name, props.label);
  const text = useMessages();

  return (
    <PasswordField
      {...props}
      {...field}
      id={id}
      hint={hasRules ? <PasswordRules value={field.value} /> : undefined}
      error={error}
      showText={text('forms.password.show')}
      hideText={text('forms.password.hide')}
      toggleLabel={text('forms.password.toggle', { label: props.label })}
    />
  );
}
