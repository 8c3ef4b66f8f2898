/**
 * The border between a render process and a realm, the `vm` context of one version. Only strings, numbers and
 * functions of the realm cross it: an object of the process would lead published code to its global object.
 */
export interface RealmHost {
  /** Sends a call of `api`; the answer arrives by `receive`. */
  call(job: number, call: number, text: string): void;
  /** Ends the job. `head` is a RenderedHead. */
  finish(job: number, head: string, html: string, json: string): void;
  /** Calls `fire` later, if the job is still open. */
  schedule(job: number, timer: number, milliseconds: number): void;
}

export interface RealmHandlers {
  /** Runs React of the shell; without it the realm uses its own. Returns the reason of a failure, or ''. */
  runReact(run: RunModule): string;
  /** Runs the Node file of the version. Returns the reason of a failure, or ''. */
  runRemote(run: RunModule): string;
  /** Starts an order: `number`, `job` and `deadline`. */
  render(order: string): void;
  receive(job: number, call: number, answer: string, body: string): void;
  fire(timer: number): void;
}

/** A CommonJS file, compiled for the realm. */
export type RunModule = (
  module: { exports: object },
  exports: object,
  require: (name: string) => unknown,
) => void;
