import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';

/** What stands in front of a shop in production: HTTP/2, TLS, brotli for what is not compressed yet. */
export interface Edge {
  url: string;
  stop(): Promise<void>;
}

/** Answers a path itself; undefined hands it on to the shop. */
export type EdgeAnswer = (
  path: string,
) => Promise<{ type: string; body: Buffer; immutable?: boolean } | undefined> | undefined;

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-length'];

export async function startEdge(shopUrl: string, answer: EdgeAnswer = () => undefined): Promise<Edge> {
  const target = new URL(shopUrl);
  const server = createSecureServer({ ...(await selfSigned()), allowHTTP1: true });

  const send = (
    incoming: Http2ServerRequest,
    outgoing: Http2ServerResponse,
    status: number,
    headers: Record<string, string | string[] | undefined>,
    body: Buffer,
  ) => {
    const type = String(headers['content-type'] ?? '');
    const compress =
      !headers['content-encoding'] && /html|json|javascript|css|svg/.test(type) && body.length > 500;
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
    if (compress) {
      kept['content-encoding'] = 'br';
      body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    }
    outgoing.writeHead(status, { ...kept, 'content-length': body.length });
    if (incoming.method === 'HEAD') outgoing.end();
    else outgoing.end(body);
  };

  server.on('request', (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    void (async () => {
      const own = await answer(incoming.url);
      if (own) {
        const caching = own.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
        const headers = {
          'content-type': own.type,
          'cache-control': caching,
          'access-control-allow-origin': '*',
        };
        return send(incoming, outgoing, 200, headers, own.body);
      }
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
      );
      const forwarded = request(
        {
          host: target.hostname,
          port: target.port,
          method: incoming.method,
          path: incoming.url,
          headers: { ...headers, host: target.host },
          // A kept connection may be closed under the next request, which then waits for ever.
          agent: false,
          timeout: 10_000,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            send(incoming, outgoing, response.statusCode ?? 502, response.headers, Buffer.concat(chunks)),
          );
        },
      );
      forwarded.on('timeout', () => forwarded.destroy(new Error('The shop does not answer.')));
      forwarded.on('error', () => outgoing.writeHead(502).end());
      incoming.pipe(forwarded);
    })().catch(() => outgoing.writeHead(500).end());
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A temporary certificate, which the measuring browser accepts. */
async function selfSigned(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'fachwerk-edge-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    await promisify(execFile)('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', key, '-out', cert],
    ]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
