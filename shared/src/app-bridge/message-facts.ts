/**
 * What the app may send: `answer` to a request of the page, with its handle, or `command`. Code of pages
 * reads these facts only; the schemas are in messages.ts, and a test compares both.
 */
export const FROM_APP = {
  googlePay: 'answer',
  applePay: 'answer',
  copyToClipboard: 'answer',
  uuid: 'answer',
  globalInfo: 'command',
  storeFinder: 'command',
} as const satisfies Record<string, 'answer' | 'command'>;

type Facts = typeof FROM_APP;
type MethodsOf<Kind> = { [M in keyof Facts]: Facts[M] extends Kind ? M : never }[keyof Facts];
export type AnswerMethod = MethodsOf<'answer'>;
export type CommandMethod = MethodsOf<'command'>;
