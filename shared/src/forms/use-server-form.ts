import { useState } from 'react';
import { useCaptcha } from '../captcha/use-captcha';
import { type Call, type CallShape, nativeForm, pathOf } from '../contracts/kernel/call';
import type { FormAnswer } from '../contracts/kernel/form-answer';
import type { SentFile } from '../http/http-client';
import { isHttpError } from '../http/http-error';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import { useAction } from '../widget/use-action';
import { NO_SERVER_ERRORS, type ServerErrors, serverErrorsOf, toServerErrors } from './server-answer';
import { type LoadSchema, useForm } from './use-form';

/** Servers end a request after one minute. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** Values that a browser's form can send. */
export type FieldValues = Record<string, string | boolean>;

/** A call with a form body. */
type FormShape = CallShape & { form: object };

export interface ServerFormDeclaration<Shape extends FormShape> {
  /** Without script the form posts to the same address. */
  call: Call<Shape>;
  /** Values of the parameters of the path. */
  params?: Record<string, string>;
  /** Replaces the path of the call, for pages with another one. */
  action?: string | undefined;
  /** Checks before sending; the server checks with the same schema. */
  schema?: LoadSchema;
  initialValues: { [Name in keyof Shape['form']]?: string | boolean };
  /** Answer to the last post without script; the form starts with its values and errors. */
  lastAnswer?: FormAnswer | null | undefined;
  /** The form starts with a captcha; otherwise it appears when the server asks for it. */
  captchaActive?: boolean;
  /** The endpoint accepts an idempotency key: a retry after a lost answer has no second effect. */
  isIdempotent?: boolean;
  /** The form has files: read when it is sent. Without script they are sent by the browser. */
  files?: () => Promise<readonly SentFile[]>;
  onDone: (answer: Shape['answer'], values: FieldValues) => void | 'leaving';
  onFailed?: (error: unknown) => void;
}

/**
 * Sends a form over the HTTP client. Errors keep the input, and a second submit is ignored while one is
 * running. If `onDone` returns 'leaving', the page unloads and the form stays pending.
 */
export function useServerForm<Shape extends FormShape>(declaration: ServerFormDeclaration<Shape>) {
  const { api, config } = usePlatform();
  const translate = useMessages();
  const { lastAnswer, action, params } = declaration;
  const call: Call<FormShape> = action ? { ...declaration.call, path: action } : declaration.call;
  const [initialValues] = useState(() =>
    withKept(declaration.initialValues as FieldValues, lastAnswer?.values),
  );
  const [serverErrors, setServerErrors] = useState<ServerErrors>(() =>
    lastAnswer ? toServerErrors(lastAnswer, initialValues, translate) : NO_SERVER_ERRORS,
  );

  const captcha = useCaptcha(declaration.captchaActive ?? lastAnswer?.captchaActive ?? false);

  const { run, isPending } = useAction<FieldValues, Shape['answer']>(
    async (values, key) => {
      setServerErrors(NO_SERVER_ERRORS);
      const frcCaptchaSolution = await captcha.take();
      const files = await declaration.files?.();
      return api.call(call, {
        ...(params && { params }),
        form: { ...values, ...(frcCaptchaSolution && { frcCaptchaSolution }) },
        ...(files && files.length > 0 && { files, timeout: UPLOAD_TIMEOUT_MS }),
        ...(declaration.isIdempotent && { idempotencyKey: key }),
      });
    },
    {
      onDone: declaration.onDone,
      onFailed(error, values) {
        setServerErrors(serverErrorsOf(error, values, translate));
        if (captcha.state !== 'off' || asksForCaptcha(error)) captcha.reset();
        declaration.onFailed?.(error);
      },
    },
  );

  const form = useForm<FieldValues>({ schema: declaration.schema, initialValues, onSubmit: run });

  return {
    form,
    serverErrors,
    captcha,
    isPending,
    /** Attributes of the form element, for browsers without script. */
    native: {
      ...nativeForm({ ...call, path: pathOf(call, params) }, config.apiOrigin).attributes,
      ...(declaration.files && { encType: 'multipart/form-data' }),
    },
  };
}

export type ServerForm = ReturnType<typeof useServerForm>;

const asksForCaptcha = (error: unknown): boolean =>
  isHttpError(error) && (error.body as { captchaActive?: boolean } | undefined)?.captchaActive === true;

/** Earlier input precedes suggested values. It never includes passwords. */
function withKept(initial: FieldValues, kept: Record<string, string> = {}): FieldValues {
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]) => {
      const before = Object.hasOwn(kept, name) ? kept[name] : undefined;
      if (before === undefined) return [name, value];
      return [name, typeof value === 'boolean' ? ['true', 'on'].includes(before) : before];
    }),
  );
}
