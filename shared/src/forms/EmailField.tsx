import { useMessages } from '../widget/messages';
import { FormTextField } from './fields';

interface EmailFieldProps {
  /** "username" in a login form. */
  autoComplete: 'email' | 'username';
  hint?: string;
}

/** The visitor's e-mail address; autocorrection of phone keyboards is off. */
export function EmailField({ autoComplete, hint }: EmailFieldProps) {
  const t = useMessages();

  return (
    <FormTextField
      name="email"
      label={t('forms.field.email')}
      hint={hint}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
