import { type Call, nativeForm } from '@fachwerk/shared/calls';
import type { CartContainer, FormAnswer } from '@fachwerk/shared/contracts';
import { Button, TextField } from '@fachwerk/shared/ui';
import { failureText, useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type ComponentPropsWithRef, type FormEvent, useState } from 'react';
import styles from './CodeForm.module.css';
import type { CouponFormsProps } from './coupon-forms-props';

interface CodeFormProps<Name extends string> {
  name: Name;
  call: Call<{ form: Record<Name, string>; answer: CartContainer }>;
  label: string;
  hint?: string;
  button: string;
  input: ComponentPropsWithRef<'input'>;
  change: CouponFormsProps['change'];
  lastAnswer: FormAnswer | null;
  /** Name of the event for an accepted code, which is no part of it. */
  event: string;
  /** The text for a code that the answer does not accept; null if it does. */
  refusal: (answer: CartContainer) => string | null;
}

/** One field with its button. A code that is not accepted stays in the field, with the reason. */
export function CodeForm<Name extends string>(props: CodeFormProps<Name>) {
  const { name, call, label, hint, button, input, change, lastAnswer, event, refusal } = props;
  const text = useMessages();
  const { api, config, track } = usePlatform();
  const [error, setError] = useState<string | null>(() => lastError(lastAnswer, text));

  const { run, isPending } = useAction(
    async (code: string) => {
      const answer = await change(() => api.call(call, { form: { [name]: code } as Record<Name, string> }));
      // Here, because an accepted code removes this form.
      if (refusal(answer) === null) track({ name: event, values: { source: 'checkout' } });
      return answer;
    },
    {
      onDone: (answer) => setError(refusal(answer)),
      onFailed: (failure) => setError(failureText(text, failure)),
    },
  );

  function send(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault();
    const code = new FormData(submission.currentTarget).get(name);
    setError(null);
    if (typeof code === 'string') void run(code);
  }

  return (
    <form className={styles.form} {...nativeForm(call, config.apiOrigin).attributes} onSubmit={send}>
      <TextField
        {...input}
        className={styles.field}
        name={name}
        label={label}
        {...(hint && { hint })}
        {...(error && { error })}
        defaultValue={lastAnswer?.values[name] ?? ''}
        maxLength={64}
        required
        autoComplete="off"
        onChange={() => setError(null)}
      />
      <Button type="submit" isPending={isPending}>
        {button}
      </Button>
    </form>
  );
}

function lastError(answer: FormAnswer | null, text: ReturnType<typeof useMessages>): string | null {
  const fault = answer?.fieldErrors[0] ?? answer?.globalErrors[0];
  return fault ? text(fault.msg, (fault.values ?? {}) as Record<string, string | number>) : null;
}
