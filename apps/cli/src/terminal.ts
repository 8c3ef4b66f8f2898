/** Where a command prints: results on stdout; progress and errors on stderr. */
export interface Terminal {
  print(text: string): void;
  printError(text: string): void;
  /** For colored results. */
  hasColors: boolean;
  hasErrorColors: boolean;
  /** Columns of help texts. */
  width: number;
  /**
   * Long work with one line for its result. On a terminal a line with the elapsed seconds stands there
   * meanwhile; a log gets the result only.
   */
  step<T>(
    activity: string,
    work: () => Promise<T>,
    resultText: (result: T, seconds: string) => string,
  ): Promise<T>;
}

/** The parts of a stream that are used here. */
type Output = Pick<NodeJS.WriteStream, 'write'> & Partial<NodeJS.WriteStream>;

const CLEAR_LINE = '\r\u001b[2K';

export function terminalOf(out: Output, err: Output): Terminal {
  const print = (text: string): void => void out.write(`${text}\n`);

  function showProgress(activity: string): () => void {
    if (!err.isTTY) return () => undefined;
    const start = Date.now();
    const show = () => err.write(`${CLEAR_LINE}${activity} … ${Math.floor((Date.now() - start) / 1000)} s`);
    show();
    const timer = setInterval(show, 1000);
    return () => {
      clearInterval(timer);
      err.write(CLEAR_LINE);
    };
  }

  return {
    print,
    printError: (text) => void err.write(`${text}\n`),
    hasColors: hasColors(out),
    hasErrorColors: hasColors(err),
    width: out.columns ?? 100,
    async step(activity, work, resultText) {
      const start = Date.now();
      const end = showProgress(activity);
      // The line goes before the result or the error is printed.
      const result = await work().finally(end);
      print(resultText(result, secondsSince(start)));
      return result;
    },
  };
}

/** False too when NO_COLOR is set. */
const hasColors = (stream: Output): boolean => Boolean(stream.isTTY && stream.hasColors?.());

export const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;
