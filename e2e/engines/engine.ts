import type { Point } from './find-in-page';

export const WINDOW = { width: 1280, height: 900 };

/** Cookie of the shop. */
export interface Cookie {
  name: string;
  value: string;
  httpOnly: boolean;
}

/** A browser with one window. Input is that of a visitor: mouse and keys. */
export interface Engine {
  name: string;
  /** Presses the mouse at a point of the window. */
  press(point: Point): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs a script in the page. */
  run(script: string): Promise<void>;
  /** Deletes all cookies and sets these. */
  useCookies(cookies: readonly Cookie[]): Promise<void>;
  /** As PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
