import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Messages } from '../contracts/kernel/messages';
import type { HttpClient } from '../http/http-client';
import sharedMessages from '../messages.de.json';
import type { AnyWidget, LoadContext, LoadResult } from '../widget/define-widget';
import type { Platform } from '../widget/platform';
import { expectNoAxeViolations } from './axe';
import { type FakePlatform, fakePlatform, type FakePlatformOptions } from './fake-platform';
import { pseudo } from './pseudo';
import { renderedHtml } from './rendered-html';
import { catalogueNames, stringsIn, untranslated, withoutLanguage } from './untranslated';

/** API answers and page of a rendered example. */
export interface WidgetSituation {
  title: string;
  answers: NonNullable<FakePlatformOptions['answers']>;
  /** Path and query of the page. */
  address?: string;
  /** Names that the widget itself has, e.g. of federal states: they are the same in every language. */
  names?: readonly string[];
  /** The example renders nothing before an interaction, e.g. a layer. */
  isHidden?: boolean;
}

/** axe needs this long for a page of tiles on a busy machine. */
const SLOW_MS = 30_000;

/** Server and browser render in one process only here. */
const TWO_RENDERERS =
  'Detected multiple renderers concurrently rendering the same context provider. This is currently unsupported.';

const PLURAL = /\.(one|other)$/;

/** A page has the messages that its widgets declare, and no others. */
const ownMessages = (widget: AnyWidget, all: Messages): Messages =>
  Object.fromEntries(
    Object.entries(all).filter(([key]) => widget.messages.some((prefix) => key.startsWith(prefix))),
  );

/** The API has the texts of its own refusals. */
const OF_API = /^(technical|error)\./;
const missingIn = ({ missingTexts }: FakePlatform): string[] =>
  missingTexts.filter((key) => !OF_API.test(key));

interface Renderable {
  load?(context: LoadContext<unknown>): Promise<LoadResult<unknown>>;
  Root: ComponentType<{ props: unknown; data: unknown; platform: Platform }>;
}

/**
 * Checks of every widget: declaration, and for each example in each situation hydration without a difference,
 * no axe violations, and a text for every key. `messages` are those of the team.
 */
export function describeWidgets(
  widgets: readonly AnyWidget[],
  messages: Messages,
  situationsOf: (widget: AnyWidget) => readonly WidgetSituation[],
): void {
  it.each(widgets)('$name says what it is, and has two examples', ({ title, description, examples }) => {
    expect(title).not.toBe('');
    expect(description).not.toBe('');
    expect(examples.length).toBeGreaterThanOrEqual(2);
  });

  const all: Messages = { ...sharedMessages, ...messages };
  const keys = [...new Set(Object.keys(all).map((key) => key.replace(PLURAL, '')))];
  const cases = widgets.flatMap((widget) =>
    widget.examples.flatMap((example) =>
      situationsOf(widget).map((situation) => ({
        name: `${widget.name}: ${example.title}, ${situation.title}`,
        widget,
        example,
        situation,
      })),
    ),
  );
  it.each(cases)(
    '$name, in the pseudo-language',
    async ({ widget, example, situation }) => {
      const { load, Root: Component } = widget as unknown as Renderable;
      const parsed = await widget.parseProps(example.props);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      const { props } = parsed;
      const platform = fakePlatform({
        messages: pseudo({ ...ownMessages(widget, all), 'technical.error': 'Fehler' }),
        answers: situation.answers,
        config: { shopLocale: 'en-DE' },
      });
      const url = new URL(situation.address ?? '/', 'https://shop.example');
      const data = stringsIn([props, [...url.searchParams], platform.config, situation.names]);
      const names = new Set<string>();
      const api: HttpClient = {
        call: async (call, ...input) => {
          const answer = await platform.api.call(call, ...input);
          stringsIn(answer, data);
          catalogueNames(answer, names);
          return answer;
        },
      };
      const { now, signal, config } = platform;
      const loaded = await load?.({ props, api, url, now, signal, pageUrls: config.pageUrls });

      const { baseElement, unmount } = await act(async () =>
        render(<Component props={props} data={loaded?.data} platform={{ ...platform, api }} />),
      );

      expect(untranslated(baseElement, data)).toEqual([]);
      expect(withoutLanguage(baseElement, names)).toEqual([]);
      unmount();
      platform.end();
    },
    SLOW_MS,
  );

  it.each(cases)(
    '$name',
    async ({ widget, example, situation }) => {
      const { load, Root: Component } = widget as unknown as Renderable;
      const parsed = await widget.parseProps(example.props);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      // Another version gets the parsed props of the page and parses them again.
      expect(await widget.parseProps(parsed.props)).toEqual(parsed);
      const { props } = parsed;
      const platform = fakePlatform({
        messages: ownMessages(widget, all),
        answers: situation.answers,
      });
      const url = new URL(situation.address ?? '/', 'https://shop.example');
      const { api, now, signal, config } = platform;
      const loaded = await load?.({ props, api, url, now, signal, pageUrls: config.pageUrls });
      // Serialised as in the page.
      const data = loaded && (JSON.parse(JSON.stringify(loaded.data ?? null)) as unknown);
      const element = <Component props={props} data={data} platform={platform} />;
      const container = document.createElement('div');
      container.innerHTML = await renderedHtml(element, { identifierPrefix: 'w1' });
      document.body.append(container);
      const complaints: unknown[] = [];
      const consoleError = jest
        .spyOn(console, 'error')
        .mockImplementation((...words) => void (words[0] !== TWO_RENDERERS && complaints.push(words)));

      let root: Root | undefined;
      await act(async () => {
        root = hydrateRoot(container, element, {
          identifierPrefix: 'w1',
          onRecoverableError: (error) => complaints.push(error),
        });
      });

      expect(complaints).toEqual([]);
      if (situation.isHidden) expect(container).toHaveTextContent(/^$/);
      else expect(container).not.toBeEmptyDOMElement();
      expect(missingIn(platform)).toEqual([]);
      // Also in names of pictures and buttons.
      expect(keys.filter((key) => container.innerHTML.includes(key))).toEqual([]);
      await expectNoAxeViolations(container);
      await act(async () => root?.unmount());
      container.remove();
      consoleError.mockRestore();
      platform.end();
    },
    SLOW_MS,
  );
}
