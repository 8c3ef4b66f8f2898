import { useRef, useState } from 'react';
import { TextField } from '../ui/text-field/TextField';
import { useMessages } from '../widget/messages';
import { FieldQuestion } from './FieldQuestion';
import { useBoundField } from './fields';

interface EmailFieldProps {
  name?: string;
  label?: string;
  /** "username" in a login form, "off" for the address of another person. */
  autoComplete: 'email' | 'username' | 'off';
  /** After the label, e.g. "(optional)". */
  labelNote?: string;
  hint?: string;
}

/**
 * An e-mail address, without the autocorrection of phone keyboards. On leaving the field, a domain that looks
 * misspelled is questioned.
 */
export function EmailField({ name = 'email', label, autoComplete, labelNote, hint }: EmailFieldProps) {
  const text = useMessages();
  const shownLabel = label ?? text('forms.field.email');
  const { field, helpers, id, error } = useBoundField<string>(name, shownLabel);
  const input = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState<{ typed: string; meant: string | null }>();
  const meant = question?.typed === field.value ? question.meant : null;

  async function check(typed: string): Promise<void> {
    const { meantAddress } = await import('../rules/mail-domains');
    setQuestion({ typed, meant: meantAddress(typed) });
  }

  return (
    <div>
      <TextField
        label={shownLabel}
        labelNote={labelNote}
        hint={hint}
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        id={id}
        ref={input}
        onBlur={(event) => {
          field.onBlur(event);
          // A list that does not load asks nothing.
          check(field.value).catch(() => undefined);
        }}
        error={error}
      />
      <FieldQuestion
        text={meant && text('forms.email.meant')}
        answers={meant ? [meant] : []}
        onAnswer={(address) => {
          void helpers.setValue(address);
          input.current?.focus();
        }}
      />
    </div>
  );
}
