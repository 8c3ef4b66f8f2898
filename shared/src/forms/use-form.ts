import { type FormikContextType, type FormikErrors, type FormikHelpers, useFormik } from 'formik';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { type Translate, useMessages } from '../widget/messages';
import { fieldMessage } from './field-message';

/** State of a form. */
export type FormValues = Record<string, unknown>;

/** Loads a schema: `const { Address } = await import('./address')`, which leaves out the other ones. */
export type LoadSchema = () => Promise<z.ZodMiniType>;

export interface FormDeclaration<Values extends FormValues> {
  /**
   * One object schema; its fields come from `text(...)`. It is loaded when the form is first used, so that
   * pages with a form load no validator. Without a schema only the server checks.
   */
  schema?: LoadSchema | undefined;
  initialValues: Values;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => void | Promise<void>;
}

export interface RunningForm<Values extends FormValues> extends FormikContextType<Values> {
  /** Loads the schema. */
  prepare: () => void;
}

/** The first error text per field ("street", or "address.street" for nested ones). */
export function fieldMessages(
  schema: z.ZodMiniType,
  values: unknown,
  translate: Translate,
): Record<string, string> {
  const messages: Record<string, string> = {};
  const result = schema.safeParse(values);
  if (result.success) return messages;

  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    const params = issue.code === 'custom' ? issue.params : undefined;
    messages[field] ??= fieldMessage(
      translate,
      field,
      issue.message,
      params as Record<string, string | number> | undefined,
    );
  }
  return messages;
}

/** Formik with a zod schema: checks on blur and on input, one error text per field. */
export function useForm<Values extends FormValues>(
  declaration: FormDeclaration<Values>,
): RunningForm<Values> {
  const translate = useMessages();
  const loadSchema = useLateSchema(declaration.schema);

  const form = useFormik<Values>({
    initialValues: declaration.initialValues,
    onSubmit: declaration.onSubmit,
    async validate(values) {
      const schema = await loadSchema();
      return schema ? (fieldMessages(schema, values, translate) as FormikErrors<Values>) : {};
    },
  });
  return { ...form, prepare: () => void loadSchema() };
}

/** Loads once. If it fails, the server checks alone, and the next use of the form tries again. */
function useLateSchema(load: LoadSchema | undefined) {
  const loading = useRef<Promise<z.ZodMiniType | undefined>>(undefined);
  return () => {
    loading.current ??= load?.().catch(() => {
      loading.current = undefined;
      return undefined;
    });
    return loading.current;
  };
}
