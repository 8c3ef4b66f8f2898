import type { PendingWork } from '../core/pending-work';

/** Address of a file of a micro-frontend or of the shell; a script of a third-party page is not awaited. */
const FILE = /\/(?:assets|shell)\//;

/** Counts scripts and style sheets as pending work, from their place in the page until they are loaded. */
export function watchFiles(work: PendingWork, signal: AbortSignal): void {
  const loading = new Map<Node, () => void>();
  const begin = (node: Node) => {
    const address = addressOf(node);
    if (!FILE.test(address)) return;
    const loaded = new Promise<void>((resolve) => {
      loading.set(node, resolve);
      for (const type of ['load', 'error']) node.addEventListener(type, () => resolve(), { once: true });
    });
    void work.add(address, loaded).then(() => loading.delete(node));
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      addedNodes.forEach(begin);
      // A script that webpack gives up sends no event.
      removedNodes.forEach((node) => loading.get(node)?.());
    }
  });
  observer.observe(document.head, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

function addressOf(node: Node): string {
  if (node instanceof HTMLScriptElement) return node.src;
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node.href : '';
}
