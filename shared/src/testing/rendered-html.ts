import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';

/** HTML of an element as the page server renders it: with everything that suspends. */
export async function renderedHtml(element: ReactNode, { identifierPrefix = '' } = {}): Promise<string> {
  // Imported here: it needs TextEncoder, which jest-setup adds to jsdom.
  const { renderToPipeableStream } = await import('react-dom/server.node');
  const html = new PassThrough();
  // jsdom has none. React in the browser would use it, too: only while the HTML is written.
  const known = globalThis.setImmediate;
  globalThis.setImmediate = setImmediate;
  try {
    const stream = renderToPipeableStream(element, {
      identifierPrefix,
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(html),
      onError: (error) => void html.destroy(error as Error),
    });
    return await text(html);
  } finally {
    globalThis.setImmediate = known;
  }
}
