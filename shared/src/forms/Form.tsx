import { FormikProvider } from 'formik';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorSummary, type Mistake, mistakesIn, SentSummary } from './ErrorSummary';
import { FieldLabelsContext, noFieldsYet } from './field-labels';
import { goTo } from './go-to';
import { NO_SERVER_ERRORS, type ServerErrors } from './server-answer';
import type { FormValues, RunningForm } from './use-form';

export interface FormProps<Values extends FormValues> extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'onReset' | 'onFocus' | 'ref'
> {
  /** The return value of `useForm`. */
  form: RunningForm<Values>;
  /** The errors of the server's answer. */
  serverErrors?: ServerErrors;
  children: ReactNode;
}

/**
 * The form element. After a submit with one error, from the browser or the server, the focus moves to its
 * field; with several errors, and after a post without script, it moves to a summary with links.
 */
export function Form<Values extends FormValues>({
  form,
  serverErrors = NO_SERVER_ERRORS,
  children,
  ...native
}: FormProps<Values>) {
  const formRef = useRef<HTMLFormElement>(null);
  const id = useId();
  const [fields] = useState(() => noFieldsYet(id));
  const [sentErrors] = useState(serverErrors);
  /** Null until the form is submitted in the browser. */
  const [mistakes, setMistakes] = useState<readonly Mistake[] | null>(null);
  const { submitCount, isSubmitting, isValid } = form;
  const isMarkedByServer = Object.keys(serverErrors.fields).length > 0;

  // Keeps values that were typed or filled in before hydration.
  useLayoutEffect(() => {
    for (const [name, value] of typedBefore(formRef.current, form.values))
      void form.setFieldValue(name, value, false);
    // Runs once, at hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const showMistakes = useCallback(() => {
    const found = mistakesIn(formRef.current, fields.labels);
    setMistakes(found.length > 1 ? found : []);
    const [only] = found.length === 1 ? found : [];
    const control = only && formRef.current?.elements.namedItem(only.id);
    if (control instanceof HTMLElement) goTo(control);
  }, [fields]);

  useEffect(() => {
    if (submitCount === 0) return;
    if (isSubmitting || isValid) setMistakes([]);
    else showMistakes();
    // Only a submit moves the focus, not a later correction.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);

  useEffect(() => {
    if (isMarkedByServer && serverErrors !== sentErrors) showMistakes();
  }, [serverErrors, sentErrors, isMarkedByServer, showMistakes]);

  return (
    <FormikProvider value={form}>
      <form noValidate {...native} ref={formRef} onFocus={form.prepare} onSubmit={form.handleSubmit}>
        {mistakes === null && Object.keys(sentErrors.fields).length > 0 && (
          <Suspense fallback={null}>
            <SentSummary errors={sentErrors.fields} fields={fields} />
          </Suspense>
        )}
        {mistakes !== null && mistakes.length > 0 && <ErrorSummary mistakes={mistakes} />}
        <FieldLabelsContext value={fields}>{children}</FieldLabelsContext>
      </form>
    </FormikProvider>
  );
}

/** Fields whose control differs from the state of the form. */
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
