import type { CDPSession, Page } from '@playwright/test';

/** single-spa's timers for slow parcels hold references for up to 4 s. */
const SINGLE_SPA_TIMERS_MS = 4500;
/** Nodes that the browser itself adds for a field, a scroll bar or a picture. */
export const NODE_NOISE = 60;
export const LISTENER_NOISE = 10;

/** Stores an element of the widget for `mountBatch`. */
export async function storeSample({
  name,
  path,
  props,
}: {
  name: string;
  path: string | null;
  props: object;
}): Promise<void> {
  const element = document.createElement('div');
  element.dataset.widget = name;
  if (!path) element.dataset.props = JSON.stringify(props);
  else {
    const other = await new Promise<Document | null>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', path);
      request.responseType = 'document';
      request.onload = () => resolve(request.responseXML);
      request.onerror = reject;
      request.send();
    });
    const served = other?.querySelector(`[data-widget="${name}"]`);
    const [root, json] = [
      served?.querySelector(':scope > [data-ssr]'),
      served?.querySelector(':scope > script'),
    ];
    if (!root || !json) throw new Error(`The server did not render ${name} on ${path}.`);
    // This page has other texts than the one of the widget.
    const texts = other?.getElementById('fachwerk-messages')?.textContent ?? '{}';
    const data = JSON.parse(json.textContent ?? '{}') as object;
    json.textContent = JSON.stringify({ messages: JSON.parse(texts) as object, ...data });
    element.append(document.adoptNode(root), document.adoptNode(json));
  }
  const page = window as unknown as { samples?: Record<string, Element> };
  page.samples = { ...page.samples, [name]: element };
}

/** Mounts copies in one visible place, waits for them and removes them. */
export async function mountBatch({ name, size }: { name: string; size: number }): Promise<void> {
  const sample = (window as unknown as { samples: Record<string, Element> }).samples[name] as Element;
  const box = document.createElement('div');
  box.style.display = 'grid';
  const copies = Array.from({ length: size }, () => sample.cloneNode(true) as HTMLElement);
  for (const copy of copies) copy.style.gridArea = '1 / 1';
  box.append(...copies);
  document.body.prepend(box);
  const areAll = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (copies.some(({ dataset }) => dataset.widgetState === 'failed'))
          reject(new Error(`${name} failed.`));
        else if (copies.every(({ dataset }) => dataset.widgetState === wanted)) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
  await areAll('mounted');
  box.remove();
  await areAll('unmounted');
}

export interface Rest {
  nodes: number;
  listeners: number;
  /** Bytes. */
  heap: number;
}

export async function measureAtRest(page: Page, session: CDPSession): Promise<Rest> {
  // eslint-disable-next-line no-restricted-syntax -- nothing shows when these timers have fired
  await page.waitForTimeout(SINGLE_SPA_TIMERS_MS);
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
}
