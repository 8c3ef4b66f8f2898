import { useMessages } from '../widget/messages';
import { FormTextField } from './fields';

interface EmailFieldProps {
  /** "username" in a login form. */
  autoComplete: 'email' | 'username';
  hint?: string;
}

/** The visitor's e-mail address, without the autocorrection of phone keyboards. */
export function EmailField({ autoComplete, hint }: EmailFieldProps) {
  const text = useMessages();

  return (
    <FormTextField
      name="email"
      label={text('forms.field.email')}
      hint={hint}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
