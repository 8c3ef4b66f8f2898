import type { IncomingHttpHeaders } from 'node:http';
import { type OtherHost, startOtherHost } from './other-host';

/** A collector of web vitals on another host than the shop. */
export interface CollectorServer extends OtherHost {
  /** Setting of the shop. */
  url: string;
  key: string;
  /** Reports; the questions of browsers that precede them are left out. */
  reports: { headers: IncomingHttpHeaders; body: string }[];
  /** All requests. */
  requests: string[];
}

export async function startCollectorServer(): Promise<CollectorServer> {
  const reports: CollectorServer['reports'] = [];
  const requests: string[] = [];
  const host = await startOtherHost(({ method, headers, body }, response) => {
    requests.push(method);
    if (method === 'POST') reports.push({ headers, body });
    response
      .writeHead(method === 'POST' ? 202 : 204, {
        'access-control-allow-origin': headers.origin ?? '',
        'access-control-allow-headers': 'content-type, x-metrics-key',
      })
      .end();
  });
  return { ...host, url: `${host.origin}/collect`, key: 'key-of-the-pages', reports, requests };
}
