import { FormTextField } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';

interface EmailFieldProps {
  /** "username" where it names the account to log in to. */
  autoComplete: 'email' | 'username';
  hint?: string;
}

/** The visitor's e-mail address, as a phone's keyboard should not "correct" it. */
export function EmailField({ autoComplete, hint }: EmailFieldProps) {
  const t = useMessages();

  return (
    <FormTextField
      name="email"
      label={t('account.email')}
      hint={hint}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
