import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FragmentJob, FragmentResult } from './fragment-job';

/** Does nothing until the operator loads an SDK of OpenTelemetry (docs/guides/operate.md). */
const tracer = trace.getTracer('@fachwerk/cms');

/** The trace of one widget on the server: a span for its rendering, and one for each call of the API. */
export interface RenderTrace {
  /** `path` is the template of the call. */
  startCall(path: string): CallTrace;
  end(result: FragmentResult): void;
}

export interface CallTrace {
  /** `traceparent` and what else the propagators of the SDK send. */
  headers: Record<string, string>;
  /** Status of the answer, or why there was none. */
  end(outcome: number | string): void;
}

type Traced = Pick<FragmentJob, 'widget' | 'mfe' | 'version' | 'isMain'>;

export function startRenderTrace({ widget, mfe, version, isMain }: Traced): RenderTrace {
  const attributes: Attributes = {
    'fachwerk.widget': widget,
    'fachwerk.mfe': mfe,
    'fachwerk.version': version,
  };
  const span = tracer.startSpan(`render ${widget}`, {
    attributes: { ...attributes, 'fachwerk.main': isMain },
  });
  const around = trace.setSpan(context.active(), span);
  return {
    startCall(path) {
      const call = tracer.startSpan(
        `GET ${path}`,
        {
          kind: SpanKind.CLIENT,
          attributes: { ...attributes, 'http.request.method': 'GET', 'url.template': path },
        },
        around,
      );
      const headers: Record<string, string> = {};
      propagation.inject(trace.setSpan(around, call), headers);
      return {
        headers,
        end(outcome) {
          if (typeof outcome === 'number') call.setAttribute('http.response.status_code', outcome);
          else fail(call, outcome);
          call.end();
        },
      };
    },
    end(result) {
      if (!result.ok) {
        span.setAttribute('fachwerk.reason', result.reason);
        fail(span, result.message);
      }
      span.end();
    },
  };
}

const fail = (span: Span, message: string): void =>
  void span.setStatus({ code: SpanStatusCode.ERROR, message });
