/** A failure that the user can understand and act on; every other error is printed as one to report. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  /** What to try, as an imperative sentence. */
  readonly advice: string | undefined;
  /** Further lines, such as the output of a failed program. */
  readonly details: string | undefined;

  constructor(message: string, { advice, details }: { advice?: string; details?: string } = {}) {
    super(message);
    this.advice = advice;
    this.details = details;
  }
}

/** The form of every failure: what happened to what, details, what to try. */
export function errorText({ message, details, advice }: CommandError): string {
  return [`Error: ${message}`, ...(details ? ['', details, ''] : []), ...(advice ? [`Try: ${advice}`] : [])]
    .join('\n')
    .trimEnd();
}
