import { type FormValues, type LoadSchema, useForm } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { failureText, type Translate, useAction, useMessages } from '@fachwerk/shared/widget';
import { fieldTexts } from '../base/field-texts';

export interface PersonForm<Values extends FormValues> {
  form: ReturnType<typeof useForm<Values>>;
  isPending: boolean;
  /** Why nothing was saved, unless a field states it. */
  failure: string | undefined;
}

interface PersonFormDeclaration<Values extends FormValues, Answer> {
  schema: LoadSchema;
  initialValues: Values;
  send: (values: Values, idempotencyKey: string) => Promise<Answer>;
  onDone: (answer: Answer, values: Values) => void;
}

/** A form about a person. What was typed stays until it is saved. */
export function usePersonForm<Values extends FormValues, Answer>(
  declaration: PersonFormDeclaration<Values, Answer>,
): PersonForm<Values> {
  const text = useMessages();
  const { schema, initialValues } = declaration;
  const { state, run, isPending } = useAction(declaration.send, {
    onDone: (answer, values) => declaration.onDone(answer, values),
    onFailed: (error) => void form.setErrors(fieldTexts(text, error) as typeof form.errors),
  });
  const form = useForm<Values>({ schema, initialValues, onSubmit: (values) => run(values) });
  const failure = state.status === 'failed' ? state.error : undefined;
  const isAtField = Object.keys(fieldTexts(text, failure)).some((name) => Object.hasOwn(initialValues, name));
  return {
    form,
    isPending,
    failure: failure === undefined || isAtField ? undefined : personFailure(text, failure),
  };
}

export function personFailure(text: Translate, error: unknown): string {
  if (isHttpError(error) && error.status === 0) return text('desk.team.offline');
  return failureText(text, error);
}
