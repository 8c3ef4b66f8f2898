/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readNavigation } from '@fachwerk/shared/calls';
import {
  type Attributes,
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  trace,
  type TracerProvider,
} from '@opentelemetry/api';
import { apiGateway } from './isolation/api-gateway';
import { startRenderTrace } from './render-trace';

interface Recorded {
  name: string;
  id: string;
  parent: string | undefined;
  attributes: Attributes;
  status?: number;
  isEnded: boolean;
}
const spans: Recorded[] = [];
const TRACE = '0af7651916cd43dd8448eb211c80319c';

/** The parts of an SDK that are used: it records spans and writes the header of W3C Trace Context. */
function startSdk(): void {
  const startSpan = (
    name: string,
    { attributes = {} }: { attributes?: Attributes },
    context: Context = ROOT_CONTEXT,
  ) => {
    const id = String(spans.length + 1).padStart(16, '0');
    const recorded: Recorded = {
      name,
      id,
      attributes: { ...attributes },
      isEnded: false,
      parent: trace.getSpanContext(context)?.spanId,
    };
    spans.push(recorded);
    const span: Partial<Span> = {
      spanContext: () => ({ traceId: TRACE, spanId: id, traceFlags: 1 }),
      setAttribute(key, value) {
        recorded.attributes[key] = value;
        return span as Span;
      },
      setStatus({ code }) {
        recorded.status = code;
        return span as Span;
      },
      end: () => (recorded.isEnded = true),
    };
    return span as Span;
  };
  trace.setGlobalTracerProvider({ getTracer: () => ({ startSpan }) } as unknown as TracerProvider);
  propagation.setGlobalPropagator({
    inject(context, carrier, setter) {
      const own = trace.getSpanContext(context);
      if (own) setter.set(carrier, 'traceparent', `00-${own.traceId}-${own.spanId}-01`);
    },
    extract: (context) => context,
    fields: () => ['traceparent'],
  });
}

afterEach(() => {
  spans.length = 0;
});

const job = { widget: 'product-list', mfe: 'search', version: '1.4.0-3f9a2c1', isMain: true };
const failure = { ok: false, reason: 'deadline', message: 'not ready' } as const;

/** An API that records the headers of requests. */
async function anApi() {
  const headers: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    headers.push(request.headers.traceparent as string | undefined);
    response.writeHead(200).end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { headers, url, close: () => server.close().closeAllConnections() };
}

// First: a tracer keeps the SDK that it has found.
it('without an SDK nothing is recorded or sent', async () => {
  const api = await anApi();
  const rendering = startRenderTrace(job);

  await apiGateway({ apiUrl: api.url, registryUrl: api.url })
    .openJob(undefined, rendering)
    .call({ method: 'GET', path: readNavigation.path, isPersonal: false });
  rendering.end(failure);

  expect([spans, api.headers]).toEqual([[], [undefined]]);
  api.close();
});

it('a call of the API continues the trace of its widget, and both name widget and version', async () => {
  startSdk();
  const api = await anApi();
  const rendering = startRenderTrace(job);
  const { url } = api;

  await apiGateway({ apiUrl: url, registryUrl: url })
    .openJob(undefined, rendering)
    .call({ method: 'GET', path: readNavigation.path, isPersonal: false });
  rendering.end(failure);

  const widget = {
    'fachwerk.widget': 'product-list',
    'fachwerk.mfe': 'search',
    'fachwerk.version': '1.4.0-3f9a2c1',
  };
  expect(spans).toMatchObject([
    {
      name: 'render product-list',
      attributes: { ...widget, 'fachwerk.main': true, 'fachwerk.reason': 'deadline' },
      status: 2,
      isEnded: true,
    },
    {
      name: `GET ${readNavigation.path}`,
      parent: spans[0]?.id,
      attributes: { ...widget, 'http.response.status_code': 200 },
      isEnded: true,
    },
  ]);
  expect(api.headers).toEqual([`00-${TRACE}-${spans[1]?.id}-01`]);
  api.close();
});
