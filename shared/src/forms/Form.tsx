import { FormikProvider, type FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { NO_SERVER_ERRORS, type ServerErrors } from './server-answer';
import type { FormValues } from './use-form';

export interface FormProps<Values extends FormValues> extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'onReset' | 'ref'
> {
  /** What `useForm` answered. */
  form: FormikContextType<Values>;
  /** What the server said against it. */
  serverErrors?: ServerErrors;
  children: ReactNode;
}

/** The form around the fields. A submit with mistakes, found here or by the server, moves to the first of them. */
export function Form<Values extends FormValues>({
  form,
  serverErrors = NO_SERVER_ERRORS,
  children,
  ...native
}: FormProps<Values>) {
  const formRef = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = form;
  const isMarkedByServer = Object.keys(serverErrors.fields).length > 0;

  // Before the fields are drawn again: what was typed or filled in while the page was still without script.
  useLayoutEffect(() => {
    for (const [name, value] of typedBefore(formRef.current, form.values))
      void form.setFieldValue(name, value, false);
    // Once, at the take-over of the server's HTML.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    focusFirstMistake(formRef.current);
    // Only an attempt to submit moves the focus, not every later correction.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  useEffect(() => {
    if (isMarkedByServer) focusFirstMistake(formRef.current);
  }, [serverErrors, isMarkedByServer]);

  return (
    <FormikProvider value={form}>
      <form noValidate {...native} ref={formRef} onSubmit={form.handleSubmit}>
        {children}
      </form>
    </FormikProvider>
  );
}

/** The browser scrolls to what gets the focus, below the sticky header (`scroll-padding-top`). */
function focusFirstMistake(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
}

/** Fields whose control holds something else than the form knows. */
function typedBefore(form: HTMLFormElement | null, values: FormValues): [string, string | boolean][] {
  const found: [string, string | boolean][] = [];
  for (const control of form?.elements ?? []) {
    const { name, type, value, checked } = control as HTMLInputElement;
    if (!name || !Object.hasOwn(values, name) || type === 'hidden') continue;
    const held = type === 'checkbox' ? checked : type === 'radio' && !checked ? values[name] : value;
    if (held !== values[name] && (typeof held === 'string' || typeof held === 'boolean'))
      found.push([name, held]);
  }
  return found;
}
