/** An answer other than 2xx; `more` stands beside the message. */
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
