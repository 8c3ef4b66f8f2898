import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Messages } from '../contracts/navigation';
import sharedMessages from '../messages.de.json';
import type { AnyWidget, LoadContext, LoadResult } from '../widget/define-widget';
import type { Platform } from '../widget/platform';
import { expectNoAxeViolations } from './axe';
import { fakePlatform, type FakePlatformOptions } from './fake-platform';

/** What the API answers while an example is rendered, and on which page. */
export interface WidgetSituation {
  title: string;
  answers: NonNullable<FakePlatformOptions['answers']>;
  /** Path and query of the page. */
  address?: string;
  /** Nothing is to be seen before the visitor does something: a layer, a banner that has to be asked for. */
  isHidden?: boolean;
}

/** axe over a whole page of tiles takes its time on a busy machine. */
const SLOW_MS = 30_000;

interface Renderable {
  load?(context: LoadContext<unknown>): Promise<LoadResult<unknown>>;
  Root: ComponentType<{ props: unknown; data: unknown; platform: Platform }>;
}

/**
 * What holds for every widget of every team: it says what it is, and each of its examples, in each situation, is taken
 * over from the server's HTML without a difference, pleases axe, and has a text for every key. `messages` are the team's own.
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

  const cases = widgets.flatMap((widget) =>
    widget.examples.flatMap((example) =>
      situationsOf(widget).map((situation) => ({
        name: `${widget.name}: ${example.title}, ${situation.title}`,
        ...{ widget, example, situation },
      })),
    ),
  );
  it.each(cases)(
    '$name',
    async ({ widget, example, situation }) => {
      const { load, Root: Component } = widget as unknown as Renderable;
      const parsed = widget.parseProps(example.props);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      const { props } = parsed;
      const platform = fakePlatform({
        messages: { ...sharedMessages, ...messages },
        answers: situation.answers,
      });
      const url = new URL(situation.address ?? '/', 'https://shop.example');
      const { api, now, signal } = platform;
      const loaded = await load?.({ props, api, url, now, signal });
      // As it travels in the page.
      const data = loaded && (JSON.parse(JSON.stringify(loaded.data ?? null)) as unknown);
      const element = <Component props={props} data={data} platform={platform} />;
      const container = document.createElement('div');
      // Here and not above: it wants TextEncoder, which jest-setup gives to jsdom.
      const { renderToString } = await import('react-dom/server');
      container.innerHTML = renderToString(element, { identifierPrefix: 'w1' });
      document.body.append(container);
      const complaints: unknown[] = [];
      const consoleError = jest
        .spyOn(console, 'error')
        .mockImplementation((...words) => void complaints.push(words));

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
      expect(widget.messages.filter((prefix) => container.textContent.includes(prefix))).toEqual([]);
      await expectNoAxeViolations(container);
      await act(async () => root?.unmount());
      container.remove();
      consoleError.mockRestore();
      platform.end();
    },
    SLOW_MS,
  );
}
