import { useFormik, type FormikErrors } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { FormAnswer } from '../contracts/account';
import type { AnswerSchema } from '../http/http-client';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import { NO_SERVER_ERRORS, serverErrorsOf, toServerErrors, type ServerErrors } from './server-answer';
import { fieldMessages } from './use-form';

/** What a browser's form can send. */
export type FieldValues = Record<string, string | boolean>;

export interface ServerFormDeclaration<Answer> {
  /** Path of the API; the form posts to the same one without script. */
  path: string;
  /** Checks before anything is sent; the server checks again with the same schema. */
  schema: z.ZodMiniType;
  initialValues: FieldValues;
  /** Contract of the answer. */
  answer: AnswerSchema<Answer>;
  /** What the server said to the last post without script: its values and errors are shown again. */
  lastAnswer?: FormAnswer | null | undefined;
  /** Sent along: after a lost answer the same key again does nothing twice. */
  idempotencyKey?: string;
  onDone: (answer: Answer, values: FieldValues) => void | 'leaving';
  onFailed?: (error: unknown) => void;
}

/**
 * A form that is sent over the HTTP client: bad input gets a clear error and loses nothing, a second submit is ignored while one
 * is under way. `onDone` answers 'leaving' when the page goes away: the form then stays pending until it has gone.
 */
export function useServerForm<Answer>(declaration: ServerFormDeclaration<Answer>) {
  const { api, config, signal } = usePlatform();
  const translate = useMessages();
  const { lastAnswer } = declaration;
  const isUnderWay = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [initialValues] = useState(() => withKept(declaration.initialValues, lastAnswer?.values));
  const [serverErrors, setServerErrors] = useState<ServerErrors>(() =>
    lastAnswer ? toServerErrors(lastAnswer, initialValues, translate) : NO_SERVER_ERRORS,
  );

  const setUnderWay = (underWay: boolean) => {
    isUnderWay.current = underWay;
    setIsPending(underWay);
  };

  // A page that the visitor comes back to is alive again, as it was left: pending.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setUnderWay(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const form = useFormik<FieldValues>({
    initialValues,
    validate: (values) => fieldMessages(declaration.schema, values, translate) as FormikErrors<FieldValues>,
    async onSubmit(values) {
      if (isUnderWay.current) return;
      setUnderWay(true);
      setServerErrors(NO_SERVER_ERRORS);
      let isLeaving = false;
      try {
        const key = declaration.idempotencyKey;
        const headers = key === undefined ? undefined : { 'idempotency-key': key };
        const answer = await api.postForm(declaration.path, values, declaration.answer, { headers });
        if (!signal.aborted) isLeaving = declaration.onDone(answer, values) === 'leaving';
      } catch (error) {
        if (signal.aborted) return;
        setServerErrors(serverErrorsOf(error, values, translate));
        declaration.onFailed?.(error);
      } finally {
        if (!isLeaving) setUnderWay(false);
      }
    },
  });

  return {
    form,
    serverErrors,
    isPending,
    /** For the form element: what a browser without script sends. */
    native: { method: 'post', action: config.apiOrigin + declaration.path } as const,
  };
}

export type ServerForm = ReturnType<typeof useServerForm>;

/** What was typed before wins over what the page suggests. Passwords are never among it. */
function withKept(initial: FieldValues, kept: Record<string, string> = {}): FieldValues {
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => {
      const before = Object.hasOwn(kept, name) ? kept[name] : undefined;
      if (before === undefined) return [name, value];
      return [name, typeof value === 'boolean' ? ['true', 'on'].includes(before) : before];
    }),
  );
}
