import { expectNoAxeViolations, fakePlatform, renderWidget } from '@fachwerk/shared/testing';
import { act } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TextEncoder } from 'node:util';
import messages from './messages.de.json';
import { aNavigation } from './testing/a-category';
import { widgets } from './widgets';

// React's server renderer wants it; jsdom has none.
globalThis.TextEncoder ??= TextEncoder;

const options = { messages, answers: { 'GET /rest/navigation/': aNavigation } };
const examples = widgets.flatMap((widget) =>
  widget.examples.map((example) => ({ name: `${widget.name}: ${example.title}`, widget, example })),
);

it.each(widgets)('$name has two examples and says what it is', ({ examples: own, title, description }) => {
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(title).not.toBe('');
  expect(description).not.toBe('');
});

describe.each(examples)('$name', ({ widget, example }) => {
  const Root = widget.Root as FunctionComponent<object>;

  async function rootProps() {
    const platform = fakePlatform(options);
    const parsed = widget.parseProps(example.props);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const loaded = await widget.load?.({
      props: parsed.props as never,
      api: platform.api,
      url: new URL('https://shop.example/c/werkzeug/?q=a'),
      now: platform.now,
      signal: platform.signal,
    });
    return { props: parsed.props, data: loaded?.data, platform };
  }

  it('is the same on the server and in the browser', async () => {
    const { renderToString } = await import('react-dom/server');
    const props = await rootProps();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Root {...props} />, { identifierPrefix: 'w1' });
    expect(container.innerHTML).not.toBe('');
    const onRecoverableError = jest.fn();
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);

    const root = await act(async () =>
      hydrateRoot(container, <Root {...props} />, { identifierPrefix: 'w1', onRecoverableError }),
    );

    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
    act(() => root.unmount());
    consoleError.mockRestore();
    container.remove();
  });

  it('has nothing that axe finds', async () => {
    const { container } = await renderWidget(widget as never, example.props, options);

    await expectNoAxeViolations(container);
  });

  it('has a text for every key', async () => {
    const { container } = await renderWidget(widget as never, example.props, options);

    expect(widget.messages.filter((prefix) => container.innerHTML.includes(prefix))).toEqual([]);
  });
});
