import { FormikProvider, type FormikContextType } from 'formik';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { FormValues } from './use-form';

export interface FormProps<Values extends FormValues> extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'onReset' | 'ref'
> {
  /** What `useForm` answered. */
  form: FormikContextType<Values>;
  children: ReactNode;
}

/** The form around the fields. A submit with mistakes moves to the first of them. */
export function Form<Values extends FormValues>({ form, children, ...native }: FormProps<Values>) {
  const formRef = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isValid } = form;

  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isValid) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only an attempt to submit moves the focus, not every later correction.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  return (
    <FormikProvider value={form}>
      <form noValidate {...native} ref={formRef} onSubmit={form.handleSubmit}>
        {children}
      </form>
    </FormikProvider>
  );
}
