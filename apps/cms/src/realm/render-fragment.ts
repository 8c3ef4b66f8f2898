import { createBus } from '@fachwerk/shared/bus';
import { readableKey } from '@fachwerk/shared/format';
import { absoluteAddresses } from '@fachwerk/shared/http';
import {
  absoluteConfig,
  type AnyWidget,
  embedJson,
  fillPageHead,
  type LoadContext,
  type LoadResult,
  namesOfParts,
  type Platform,
} from '@fachwerk/shared/widget';
import type { ComponentType } from 'react';
import { visitConfig } from '../content/visit-config';
import type { FragmentFailure } from '../fragment-job';
import type { RealmSettings, RenderedHead, RenderJob } from '../isolation/messages';
import { apiClient, type ApiClientOptions } from './api-client';
import type { ReactSet } from './load-modules';
import { readsRecorder } from './record-reads';
import { renderHtml } from './render-html';

/** React puts preload links before the markup; they belong into the head of the page. */
const LEADING_LINKS = /^(?:<link [^<>]*>)+/;

/** Keys without a text of one widget that are logged. */
const MOST_MISSING = 20;
const LONGEST_KEY = 100;

/** The result as it leaves the realm. */
export interface Rendered {
  head: RenderedHead;
  html: string;
  /** Content of `data-widget-data` without texts, escaped. */
  json: string;
}

export interface RenderOptions {
  job: RenderJob;
  widget: AnyWidget;
  react: ReactSet;
  settings: RealmSettings;
  signal: AbortSignal;
  send: ApiClientOptions['send'];
}

export async function renderFragment({
  job,
  widget,
  react,
  settings,
  signal,
  send,
}: RenderOptions): Promise<Rendered> {
  if (widget.data === 'personal' && !job.isPrivatePage)
    return failed('personal', 'depends on the visitor, and the page is the same for everybody');

  const parsed = await widget.parseProps(job.props);
  if (!parsed.ok)
    return failed(
      'props',
      parsed.issues.map(({ field, message }) => `field "${field}": ${message}`).join('; '),
    );
  const { props } = parsed;

  const { absoluteTo } = job;
  const recorder = readsRecorder();
  const api = recorder.watchCalls(
    apiClient({
      send,
      isPersonal: widget.data === 'personal',
      absoluteTo,
      language: job.language,
      onAnswer: recorder.onAnswer,
    }),
  );
  const config = visitConfig(settings.config, job);
  const pageConfig = absoluteTo ? absoluteConfig(config, absoluteTo) : config;
  let loaded: LoadResult<unknown> = { data: undefined };
  if (widget.load) {
    const context: LoadContext<unknown> = recorder.watch(
      { props, api, signal, pageUrls: pageConfig.pageUrls },
      { url: new URL(job.pageUrl), now: job.now },
    );
    try {
      loaded = await withSignal(widget.load(context as LoadContext<never>), signal);
    } catch (error) {
      return failed(signal.aborted ? 'deadline' : 'load', String(error));
    }
  }

  const absolute = <Value>(value: Value): Value =>
    absoluteTo ? (absoluteAddresses(value, absoluteTo) as Value) : value;
  const shown = { props: absolute(props), data: absolute(loaded.data) };

  const missingTexts = new Set<string>();
  const missingText = (key: string): string => {
    if (missingTexts.size < MOST_MISSING) missingTexts.add(key.slice(0, LONGEST_KEY));
    return readableKey(key);
  };
  const platform: Platform = recorder.watch(
    {
      bus: createBus(),
      api,
      config: pageConfig,
      messages: job.messages,
      missingText,
      track: () => undefined,
      signal,
      root: null,
    },
    { now: job.now },
  );
  const Root = widget.Root as ComponentType<{ props: unknown; data: unknown; platform: Platform }>;
  try {
    const output = await renderHtml(
      react['react-dom/server'],
      react.react.createElement(Root, { ...shown, platform }),
      job.id,
      signal,
    );
    const parts = namesOfParts(widget, props);
    const links = LEADING_LINKS.exec(output)?.[0] ?? '';
    return {
      head: {
        ok: true,
        reads: recorder.reads,
        preloads: links.match(/<link [^<>]*>/g)?.filter((link) => link.includes('rel="preload"')) ?? [],
        ...(parts.length > 0 && { parts }),
        page: loaded.page && fillPageHead(loaded.page, job.messages, pageConfig.shopLocale, missingText),
        ...(missingTexts.size > 0 && { missingTexts: [...missingTexts] }),
      },
      html: output.slice(links.length),
      json: embedJson({ props: shown.props, ...dataFor(widget, shown.data), now: job.now }),
    };
  } catch (error) {
    return failed(signal.aborted ? 'deadline' : 'render', String(error));
  }
}

/** The data that hydration needs; marked if the widget cannot be rendered with it. */
const dataFor = (widget: AnyWidget, data: unknown) =>
  widget.browserData ? { data: widget.browserData(data as never), isPartial: true } : { data };

export const failed = (reason: FragmentFailure, message: string): Rendered => ({
  head: { ok: false, reason, message },
  html: '',
  json: '',
});

function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}
