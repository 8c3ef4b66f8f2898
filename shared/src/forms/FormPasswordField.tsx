import { PasswordField, type PasswordFieldProps } from '../ui/password-field/PasswordField';
import { useMessages } from '../widget/messages';
import { useBoundField, type Bound } from './fields';
import { PasswordRules } from './PasswordRules';

type FormPasswordFieldProps = Omit<
  Bound<PasswordFieldProps>,
  'showText' | 'hideText' | 'toggleLabel' | 'hint'
> & {
  /** A new password: its rules stand there before typing, and tick off while it grows. */
  hasRules?: boolean;
};

/** A password of the form around it. */
export function FormPasswordField({ hasRules = false, ...props }: FormPasswordFieldProps) {
  const { field, error } = useBoundField<string>(props.name);
  const t = useMessages();

  return (
    <PasswordField
      {...props}
      {...field}
      hint={hasRules ? <PasswordRules value={field.value} /> : undefined}
      error={error}
      showText={t('forms.password.show')}
      hideText={t('forms.password.hide')}
      toggleLabel={t('forms.password.toggle', { label: props.label })}
    />
  );
}
