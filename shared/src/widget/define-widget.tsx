import type { ComponentType, FunctionComponent } from 'react';
import type * as z from 'zod/mini';
import type { EventName, TopicName } from '../bus/catalogue';
import type { PageUrls } from '../contracts/cms/page-urls/page-urls';
import type {
  ConsentClass,
  HydrateMode,
  Importance,
  OutsideSource,
  PartOf,
} from '../contracts/registry/federation';
import type { WidgetBudget } from '../contracts/registry/passport';
import type { HttpClient } from '../http/http-client';
import type { ParsedProps } from './check-props';
import type { PageHead } from './page-head';
import { parseProps } from './parse-props';
import { type Platform, PlatformProvider } from './platform';

export interface WidgetProps<Props, Data> {
  props: Props;
  /** Result of `load`; undefined without `load`. */
  data: Data;
}

export interface LoadContext<Props> {
  props: Props;
  api: HttpClient;
  /** Address of the page. */
  url: URL;
  /** ISO instant. */
  now: string;
  signal: AbortSignal;
  /** Addresses of pages, e.g. for a redirect. */
  pageUrls: PageUrls;
}

export interface LoadResult<Data> {
  data: Data;
  page?: PageHead;
}

export interface WidgetExample<Props> {
  title: string;
  props: Props;
}

export interface WidgetDeclaration<Schema extends z.ZodMiniType, Data> {
  /** Unique in the whole shop, kebab-case; the file is `<name>.widget.tsx`. */
  name: string;
  /** For editors. */
  title: string;
  description: string;
  /** Schema of the props, from `<name>.props.ts`. A widget without it accepts no props. */
  props?: Schema;
  /** At least two, one of them an edge case: for the catalogue, the render tests and axe. */
  examples: readonly WidgetExample<z.input<Schema>>[];
  /** 'personal' depends on the visitor and is never part of cacheable HTML. */
  data?: 'none' | 'public' | 'personal';
  /** Runs on the server for its HTML, and in the browser without server HTML. */
  load?(context: LoadContext<z.output<Schema>>): Promise<LoadResult<Data>>;
  /**
   * The part of the data that hydration needs: leaves out what only static parts show. Without it the browser
   * gets all data.
   */
  browserData?(data: Data): Data;
  component: ComponentType<WidgetProps<z.output<Schema>, Data>>;
  /**
   * Parts in files `<Name>.chosen.tsx` that the component renders with these props: their code loads with the
   * widget's, and the code of its other chosen parts does not.
   */
  chosenParts?(props: z.output<Schema>): readonly object[];
  /**
   * 'page' if a page has it once, e.g. its main widget or a part of the frame; 'content' if editors may place
   * it in any page or post. The default is 'page' for personal data and for `{ on }`, else 'content'.
   */
  partOf?: PartOf;
  /**
   * When its code loads. `{ on }`: with the first of these topics and events, e.g. for a layer; the server
   * does not render it. The first event is delivered when the widget subscribes to it.
   */
  hydrate: Exclude<HydrateMode, object> | { on: (TopicName | EventName)[] };
  /** Space reserved while the widget loads. */
  reserve?: { minHeight: number };
  /**
   * What leaves the page first with a slow device or connection or an overloaded server: `extra`, never
   * `essential`. The default is `useful`.
   */
  importance?: Importance;
  /** It is mounted after the visitor has consented to this class. The default is `necessary`: no consent. */
  consent?: ConsentClass;
  /** Servers of others that it loads from where the operator has set one, e.g. ['map-tiles']. */
  outsideSources?: readonly OutsideSource[];
  /** Where it needs more than the default budget of a passport, e.g. { storage: ['localStorage:seen'] }. */
  budget?: WidgetBudget;
  /** Prefixes of its message keys, e.g. ["cart."]. */
  messages: readonly string[];
}

/** A widget as shell and page server call it; both are independent of its implementation. */
export interface Widget<
  Schema extends z.ZodMiniType = z.ZodMiniType,
  Data = unknown,
> extends WidgetDeclaration<Schema, Data> {
  data: 'none' | 'public' | 'personal';
  importance: Importance;
  consent: ConsentClass;
  /** In browsers the result is a promise: the schema is loaded for the check. */
  parseProps(input: unknown): ParsedProps<z.output<Schema>>;
  Root: FunctionComponent<WidgetProps<z.output<Schema>, Data> & { platform: Platform }>;
}

/** A widget without its types, for lists, the shell and the page server. */
export interface AnyWidget {
  name: string;
  title: string;
  description: string;
  props?: z.ZodMiniType;
  examples: readonly WidgetExample<unknown>[];
  data: 'none' | 'public' | 'personal';
  partOf?: PartOf;
  hydrate: HydrateMode;
  reserve?: { minHeight: number };
  importance: Importance;
  consent: ConsentClass;
  outsideSources?: readonly OutsideSource[];
  budget?: WidgetBudget;
  messages: readonly string[];
  load?(context: LoadContext<never>): Promise<LoadResult<unknown>>;
  browserData?(data: never): unknown;
  chosenParts?(props: never): readonly object[];
  parseProps(input: unknown): ParsedProps<unknown> | Promise<ParsedProps<unknown>>;
  Root: FunctionComponent<never>;
}

export function defineWidget<Schema extends z.ZodMiniType, Data = undefined>(
  declaration: WidgetDeclaration<Schema, Data>,
): Widget<Schema, Data> {
  const Component = declaration.component;
  return {
    ...declaration,
    data: declaration.data ?? (declaration.load ? 'public' : 'none'),
    importance: declaration.importance ?? 'useful',
    consent: declaration.consent ?? 'necessary',
    parseProps: (input) => (declaration.props ? parseProps(declaration.props, input) : parseNothing(input)),
    // The widget's own copy of the provider: shell and widget may carry different versions of this file.
    Root: ({ props, data, platform }) => (
      <PlatformProvider platform={platform}>
        <Component props={props} data={data} />
      </PlatformProvider>
    ),
  };
}

/** Ignores all props. */
function parseNothing<Props>(input: unknown): ParsedProps<Props> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input))
    return { ok: true, props: {} as Props };
  return { ok: false, issues: [{ field: '(props)', message: 'expected object' }] };
}
