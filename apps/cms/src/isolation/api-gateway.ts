import { get, type IncomingMessage } from 'node:http';
import { get as getOverTls } from 'node:https';
import { internalConnections } from '@fachwerk/server-kit/internal-connections';
import { type Call, changesState, DATA_VERSION, pathOf } from '@fachwerk/shared/calls';
import { allContracts } from '@fachwerk/shared/contracts';
import type { RenderTrace } from '../render-trace';
import type { ApiAnswer, ApiCall } from './messages';

export interface GatewayOptions {
  apiUrl: string;
  registryUrl: string;
}

export interface GatewayAnswer {
  answer: ApiAnswer;
  body: Uint8Array;
}

/** The calls of one job. */
export interface JobCalls {
  call(wish: ApiCall): Promise<GatewayAnswer>;
  /** Ends the open calls. */
  end(): void;
}

const { httpAgent, httpsAgent } = internalConnections;
/** Limits of one job. */
const MAX_CALLS = 40;
const MAX_BYTES = 16 * 2 ** 20;
const NOTHING = new Uint8Array();

/** Calls that rendering may make: those that only read, and of the registry only what is public. */
const ALLOWED: ReadonlyMap<string, Call> = new Map(
  allContracts
    .filter((call) => !changesState(call) && (call.app !== 'registry' || call.isPublic))
    .map((call) => [call.path, call]),
);

/**
 * Makes the calls of published code, which has no network. It gets status and body and nothing else, and
 * never the visitor's cookie.
 */
export function apiGateway({ apiUrl, registryUrl }: GatewayOptions) {
  interface Sent {
    cookie: string | undefined;
    traceHeaders: Record<string, string> | undefined;
    signal: AbortSignal;
  }

  function request(url: URL, { cookie, traceHeaders, signal }: Sent): Promise<IncomingMessage> {
    const isTls = url.protocol === 'https:';
    const headers = { accept: 'application/json', ...traceHeaders, ...(cookie !== undefined && { cookie }) };
    const options = { headers, signal, agent: isTls ? httpsAgent : httpAgent };
    return new Promise((resolve, reject) => {
      (isTls ? getOverTls : get)(url, options, resolve).on('error', reject);
    });
  }

  return {
    /**
     * Its calls end with the job, never before: a widget whose API is silent is not ready in time, and the
     * browser renders it. An earlier end would make it show a failure.
     */
    openJob(visitorCookie?: string, trace?: RenderTrace): JobCalls {
      const controller = new AbortController();
      const { signal } = controller;
      let calls = 0;
      let bytes = 0;

      async function bodyOf(response: IncomingMessage): Promise<Uint8Array> {
        const chunks: Buffer[] = [];
        for await (const chunk of response as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          if (bytes > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes for one widget`);
          chunks.push(chunk);
        }
        return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      }

      return {
        async call({ method, path, params, query, isPersonal }) {
          const call = method === 'GET' ? ALLOWED.get(path) : undefined;
          // "." and ".." would lead to another path.
          if (!call || Object.values(params ?? {}).some((value) => /^\.{0,2}$/.test(value)))
            return failed('refused', 'rendering may not make this call');
          if ((calls += 1) > MAX_CALLS)
            return failed('refused', `more than ${MAX_CALLS} calls for one widget`);
          const cookie = isPersonal && !call.isPublic && call.app !== 'registry' ? visitorCookie : undefined;
          const span = trace?.startCall(path);
          try {
            const url = new URL(
              pathOf(call, params) + queryOf(query),
              call.app === 'registry' ? registryUrl : apiUrl,
            );
            // A redirect is an answer: another address is not requested.
            const response = await request(url, { cookie, traceHeaders: span?.headers, signal });
            const version = response.headers[DATA_VERSION];
            const answer = {
              status: response.statusCode ?? 0,
              ...(typeof version === 'string' && { dataVersion: version }),
            };
            const body = await bodyOf(response);
            span?.end(answer.status);
            return { answer, body };
          } catch (error) {
            span?.end(String(error));
            return failed('network', String(error));
          }
        },
        end: () => controller.abort(),
      };
    },
  };
}

const failed = (failure: 'network' | 'refused', message: string): GatewayAnswer => ({
  answer: { failure, message },
  body: NOTHING,
});

/** Values come from published code. */
function queryOf(query: Record<string, unknown> = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) params.append(name, String(one));
  const text = params.toString();
  return text && `?${text}`;
}

export type ApiGateway = ReturnType<typeof apiGateway>;
