import { act, render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import sharedMessages from '../messages.de.json';
import type { ParsedProps } from '../widget/check-props';
import type { LoadContext, LoadResult } from '../widget/define-widget';
import type { Platform } from '../widget/platform';
import { type FakePlatform, fakePlatform, type FakePlatformOptions } from './fake-platform';

interface Mountable<Props, Data> {
  name: string;
  parseProps(input: unknown): ParsedProps<Props>;
  load?(context: LoadContext<Props>): Promise<LoadResult<Data>>;
  Root: ComponentType<{ props: Props; data: Data; platform: Platform }>;
}

export interface RenderedWidget<Data> extends RenderResult {
  platform: FakePlatform;
  loaded: LoadResult<Data> | undefined;
}

/**
 * Mounts a widget like the shell: parses props, loads data, renders. `messages` are added to those of the
 * kit.
 */
export async function renderWidget<Props, Data>(
  widget: Mountable<Props, Data>,
  props: unknown,
  { url = 'https://shop.example/', messages, ...options }: FakePlatformOptions & { url?: string } = {},
): Promise<RenderedWidget<Data>> {
  const parsed = widget.parseProps(props);
  if (!parsed.ok) throw new Error(`${widget.name}: ${JSON.stringify(parsed.issues)}`);
  const platform = fakePlatform({ ...options, messages: { ...sharedMessages, ...messages } });
  const loaded = await widget.load?.({
    props: parsed.props,
    api: platform.api,
    url: new URL(url),
    now: platform.now,
    signal: platform.signal,
    pageUrls: platform.config.pageUrls,
  });
  const result = await act(async () =>
    render(<widget.Root props={parsed.props} data={loaded?.data as Data} platform={platform} />),
  );
  return Object.assign(result, { platform, loaded });
}
