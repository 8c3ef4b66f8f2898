import { type FormikErrors, type FormikHelpers, useFormik } from 'formik';
import type * as z from 'zod/mini';
import { type Translate, useMessages } from '../widget/messages';
import { fieldMessage } from './field-message';

/** State of a form. */
export type FormValues = Record<string, unknown>;

export interface FormDeclaration<Values extends FormValues> {
  /** One object schema; its fields come from `text(...)`. */
  schema: z.ZodMiniType<unknown, Values>;
  initialValues: Values;
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => void | Promise<void>;
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
export function useForm<Values extends FormValues>(declaration: FormDeclaration<Values>) {
  const translate = useMessages();

  return useFormik<Values>({
    initialValues: declaration.initialValues,
    onSubmit: declaration.onSubmit,
    validate: (values) => fieldMessages(declaration.schema, values, translate) as FormikErrors<Values>,
  });
}
