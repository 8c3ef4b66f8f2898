/** An error with an HTTP status; `more` adds fields beside the message. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly statusCode: number,
    message: string,
    readonly more: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }
}
