import { useMessages } from '../widget/messages';
import { FormTextField } from './fields';

interface EmailFieldProps {
  /** "username" in a login form. */
  autoComplete: 'email' | 'username';
  /** After the label, e.g. "(optional)". */
  labelNote?: string;
  hint?: string;
}

/** The visitor's e-mail address, without the autocorrection of phone keyboards. */
export function EmailField({ autoComplete, labelNote, hint }: EmailFieldProps) {
  const text = useMessages();

  return (
    <FormTextField
      name="email"
      label={text('forms.field.email')}
      labelNote={labelNote}
      hint={hint}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
