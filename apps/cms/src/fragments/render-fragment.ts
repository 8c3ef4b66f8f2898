import { Writable } from 'node:stream';
import { internalConnections } from '@fachwerk/server-kit/internal-connections';
import { createBus } from '@fachwerk/shared/bus';
import { absoluteAddresses, createHttpClient } from '@fachwerk/shared/http';
import {
  absoluteConfig,
  type AnyWidget,
  embedJson,
  fillPageHead,
  type LoadContext,
  type LoadResult,
  type Platform,
} from '@fachwerk/shared/widget';
import type { ComponentType } from 'react';
import type { FragmentFailure, FragmentJob, FragmentResult, WorkerSettings } from './fragment-job';
import type { ReactSet } from './react-set';
import { readsRecorder } from './record-reads';
import { routedClient } from './routed-client';

/** React puts preload links before the markup; they belong into the head of the page. */
const LEADING_LINKS = /^(?:<link [^<>]*>)+/;

export interface RenderOptions {
  job: FragmentJob;
  widget: AnyWidget;
  react: ReactSet;
  settings: WorkerSettings;
  signal: AbortSignal;
  /** Called right before code of the micro-frontend runs. */
  onEnter(): void;
}

export async function renderFragment({
  job,
  widget,
  react,
  settings,
  signal,
  onEnter,
}: RenderOptions): Promise<FragmentResult> {
  if (widget.data === 'personal' && !job.isPrivatePage)
    return failed('personal', 'depends on the visitor, and the page is the same for everybody');

  onEnter();
  const parsed = await widget.parseProps(job.props);
  if (!parsed.ok)
    return failed(
      'props',
      parsed.issues.map(({ field, message }) => `field "${field}": ${message}`).join('; '),
    );
  const { props } = parsed;

  const headers = widget.data === 'personal' && job.visitor ? { cookie: job.visitor.cookie } : undefined;
  const { absoluteTo } = job;
  const recorder = readsRecorder();
  const common = {
    timeout: settings.deadlineMs,
    connections: internalConnections,
    onHeaders: recorder.onHeaders,
  };
  const receive = absoluteTo && { receive: (answer: unknown) => absoluteAddresses(answer, absoluteTo) };
  const api = recorder.watchCalls(
    routedClient(
      createHttpClient({ ...common, baseURL: settings.apiUrl, headers, ...receive }),
      // The registry's answers are public: the visitor's cookie is not sent.
      createHttpClient({ ...common, baseURL: settings.registryUrl ?? settings.apiUrl }),
    ),
  );
  let loaded: LoadResult<unknown> = { data: undefined };
  if (widget.load) {
    const context: LoadContext<unknown> = recorder.watch(
      { props, api, signal },
      { url: new URL(job.pageUrl), now: job.now },
    );
    try {
      onEnter();
      loaded = await withSignal(widget.load(context as LoadContext<never>), signal);
    } catch (error) {
      return failed(signal.aborted ? 'deadline' : 'load', String(error));
    }
  }

  const platform: Platform = recorder.watch(
    {
      bus: createBus(),
      api,
      config: absoluteTo ? absoluteConfig(settings.config, absoluteTo) : settings.config,
      messages: job.messages,
      track: () => undefined,
      signal,
      root: null,
    },
    { now: job.now },
  );
  const Root = widget.Root as ComponentType<{ props: unknown; data: unknown; platform: Platform }>;
  try {
    onEnter();
    const output = await renderWhole(
      react,
      react.react.createElement(Root, { props, data: loaded.data, platform }),
      job.id,
      signal,
    );
    const links = LEADING_LINKS.exec(output)?.[0] ?? '';
    return {
      ok: true,
      reads: recorder.reads,
      html: output.slice(links.length),
      preloads: links.match(/<link [^<>]*>/g)?.filter((link) => link.includes('rel="preload"')) ?? [],
      json: embedJson({ props, ...dataFor(widget, loaded.data), messages: job.messages, now: job.now }),
      page: loaded.page && copyOf(fillPageHead(loaded.page, job.messages)),
    };
  } catch (error) {
    return failed(signal.aborted ? 'deadline' : 'render', String(error));
  }
}

/** The data that hydration needs; marked if the widget cannot be rendered with it. */
const dataFor = (widget: AnyWidget, data: unknown) =>
  widget.browserData ? { data: widget.browserData(data as never), isPartial: true } : { data };

/** Only what JSON holds: code of a micro-frontend created the value. */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

export const failed = (reason: FragmentFailure, message: string): FragmentResult => ({
  ok: false,
  reason,
  message,
});

/** The complete HTML, including all suspended parts. */
function renderWhole(
  { 'react-dom/server': server }: ReactSet,
  element: React.ReactElement,
  identifierPrefix: string,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = server.renderToPipeableStream(element, {
      identifierPrefix,
      onAllReady: () => stream.pipe(sink),
      // Incomplete HTML is not used: the browser renders the whole widget.
      onError: reject,
      onShellError: reject,
    });
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}

function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}
