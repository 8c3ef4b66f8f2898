/**
 * Why a call to the registry failed.
 * - signed-out: there is no valid session
 * - refused: with a reason; nothing was changed
 * - too-many: retry later
 * - silent: no answer; whether an order took effect is unknown
 * - broken: an invalid answer
 */
export type RegistryErrorKind = 'signed-out' | 'refused' | 'too-many' | 'silent' | 'broken';

interface Details {
  status?: number;
  /** Seconds of `Retry-After`. */
  waitSeconds?: number;
  /** Pages that would break. */
  pages?: readonly string[];
}

export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  constructor(
    readonly kind: RegistryErrorKind,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

export const isRegistryError = (error: unknown): error is RegistryError => error instanceof RegistryError;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** `{message}`, and after a refusal by the gate `{verdict: {findings: [{message, pages}]}}`. */
function readRefusal(body: unknown): { message: string; pages: string[] } {
  if (!isObject(body)) return { message: '', pages: [] };
  const verdict = isObject(body.verdict) ? body.verdict : body;
  const findings = Array.isArray(verdict.findings) ? verdict.findings.filter(isObject) : [];
  const pages = [...strings(body.pages), ...findings.flatMap((finding) => strings(finding.pages))];
  const message = typeof body.message === 'string' ? body.message : '';
  return { message, pages: [...new Set(pages)] };
}

export function errorOfAnswer(
  status: number,
  body: unknown,
  retryAfter: string | null,
  what: string,
): RegistryError {
  const { message, pages } = readRefusal(body);
  const said = message || `${what}: ${status}`;
  if (status === 401) return new RegistryError('signed-out', said, { status });
  if (status === 429) {
    const seconds = Number(retryAfter);
    const waitSeconds = retryAfter && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
    return new RegistryError('too-many', said, { status, ...(waitSeconds && { waitSeconds }) });
  }
  if (status >= 400 && status < 500) return new RegistryError('refused', said, { status, pages });
  return new RegistryError('broken', said, { status });
}
