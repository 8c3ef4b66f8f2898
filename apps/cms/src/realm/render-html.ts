import type { ReactElement } from 'react';

/** The renderer of `react-dom/server.bun`, which writes strings: nothing is encoded and decoded again. */
export interface StringRenderer {
  renderToPipeableStream(
    element: ReactElement,
    options: {
      identifierPrefix: string;
      progressiveChunkSize: number;
      onAllReady(): void;
      onError(error: unknown): void;
      onShellError(error: unknown): void;
    },
  ): { pipe(destination: Destination): void; abort(reason: unknown): void };
}

interface Destination {
  write(text: string): boolean;
  end(): void;
  destroy(error: unknown): void;
  on(event: string, handler: () => void): void;
}

/** The complete HTML, including all suspended parts. */
export function renderHtml(
  renderer: StringRenderer,
  element: ReactElement,
  identifierPrefix: string,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const destination: Destination = {
      write(text) {
        html += text;
        return true;
      },
      end: () => resolve(html),
      destroy: reject,
      on: () => undefined,
    };
    const stream = renderer.renderToPipeableStream(element, {
      identifierPrefix,
      // Otherwise a script would put parts of a long page into their places.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(destination),
      // Incomplete HTML is not used: the browser renders the whole widget.
      onError: reject,
      onShellError: reject,
    });
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}
