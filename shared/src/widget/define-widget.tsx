import type { ComponentType, FunctionComponent } from 'react';
import type * as z from 'zod/mini';
import { describeIssue } from '../rules/describe-issue';
import type { HydrateMode } from '../contracts/federation';
import type { HttpClient } from '../http/http-client';
import type { PageHead } from './page-head';
import { PlatformProvider, type Platform } from './platform';

export interface WidgetProps<Props, Data> {
  props: Props;
  /** What `load` answered; undefined for widgets without `load`. */
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
  /** What a page may say. Without it the widget takes nothing from the page, and needs no zod for that. */
  props?: Schema;
  /** At least two, one of them an edge case: for the catalogue, the render tests and the axe run. */
  examples: readonly WidgetExample<z.input<Schema>>[];
  /** 'personal' depends on the visitor: never in cacheable HTML. */
  data?: 'none' | 'public' | 'personal';
  /** Runs on the server for its HTML, and in the browser where there is none. */
  load?(context: LoadContext<z.output<Schema>>): Promise<LoadResult<Data>>;
  component: ComponentType<WidgetProps<z.output<Schema>, Data>>;
  hydrate: HydrateMode;
  /** Space kept free while it loads. */
  reserve?: { minHeight: number };
  /** Prefixes of the message keys it uses, e.g. ["cart."]. */
  messages: readonly string[];
}

export type ParsedProps<Props> =
  { ok: true; props: Props } | { ok: false; issues: { field: string; message: string }[] };

/** What a remote gives for a widget. The shell and the page server only call it: they know nothing of its inside. */
export interface Widget<
  Schema extends z.ZodMiniType = z.ZodMiniType,
  Data = unknown,
> extends WidgetDeclaration<Schema, Data> {
  data: 'none' | 'public' | 'personal';
  parseProps(input: unknown): ParsedProps<z.output<Schema>>;
  Root: FunctionComponent<WidgetProps<z.output<Schema>, Data> & { platform: Platform }>;
}

/** A widget whose types do not matter: for lists, the shell and the page server. */
export interface AnyWidget {
  name: string;
  title: string;
  description: string;
  props?: z.ZodMiniType;
  examples: readonly WidgetExample<unknown>[];
  data: 'none' | 'public' | 'personal';
  hydrate: HydrateMode;
  reserve?: { minHeight: number };
  messages: readonly string[];
  load?(context: LoadContext<never>): Promise<LoadResult<unknown>>;
  parseProps(input: unknown): ParsedProps<unknown>;
  Root: FunctionComponent<never>;
}

export function defineWidget<Schema extends z.ZodMiniType, Data = undefined>(
  declaration: WidgetDeclaration<Schema, Data>,
): Widget<Schema, Data> {
  const Component = declaration.component;
  return {
    ...declaration,
    data: declaration.data ?? (declaration.load ? 'public' : 'none'),
    parseProps(input) {
      if (!declaration.props) return parseNothing(input);
      // zod/mini has no words of its own for what is wrong.
      const result = declaration.props.safeParse(input, { error: describeIssue });
      if (result.success) return { ok: true, props: result.data };
      const issues = result.error.issues.map((issue) => ({
        field: issue.path.map(String).join('.') || '(props)',
        message: issue.message,
      }));
      return { ok: false, issues };
    },
    // Its own copy of the provider: shell and remote may carry different versions of this file.
    Root: ({ props, data, platform }) => (
      <PlatformProvider platform={platform}>
        <Component props={props} data={data} />
      </PlatformProvider>
    ),
  };
}

/** Whatever a page says is passed over. */
function parseNothing<Props>(input: unknown): ParsedProps<Props> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input))
    return { ok: true, props: {} as Props };
  return { ok: false, issues: [{ field: '(props)', message: 'expected object' }] };
}
