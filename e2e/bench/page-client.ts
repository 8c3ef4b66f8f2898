import { Agent, request } from 'node:http';

export interface PageAnswer {
  status: number;
  ms: number;
  body: Buffer;
}

/** Requests pages over kept connections, as one client address or as several. */
export class PageClient {
  private readonly agent: Agent;
  private readonly shop: URL;

  constructor(shopUrl: string, connections: number) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.shop = new URL(shopUrl);
  }

  /** `address` is that of the visitor; the shop of the benchmark trusts one proxy. */
  get(path: string, headers: Record<string, string> = {}, address?: string): Promise<PageAnswer> {
    const { hostname, port } = this.shop;
    const forwarded = address === undefined ? {} : { 'x-forwarded-for': address };
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const options = { hostname, port, path, agent: this.agent };
      request({ ...options, headers: { accept: 'text/html', ...headers, ...forwarded } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            ms: performance.now() - start,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

const MAIN = /data-widget="(?:product-list-page|product-details-page|search-results-page|cart-page)"[^>]*>/;

/** Whether the HTML of a page contains that of its main widget. Pages without one of these are whole. */
export function isWhole(html: string): boolean {
  const main = MAIN.exec(html);
  return main === null || html.startsWith('<div data-widget-root data-ssr>', main.index + main[0].length);
}
