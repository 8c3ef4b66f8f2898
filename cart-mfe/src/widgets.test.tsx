import { HttpError } from '@fachwerk/shared/http';
import { expectNoAxeViolations, fakePlatform } from '@fachwerk/shared/testing';
import { createElement, type FunctionComponent } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { aCart, aPosition, euros } from './features/cart/cart-fixtures';
import messages from './messages.de.json';
import { widgets } from './widgets';

/** The API's answers that a widget may meet; every example is rendered with each. */
const unavailable = () => {
  throw new HttpError('bad-response', 'for the test', 500);
};
const filled = aCart(
  [
    aPosition({ quantity: 3, previousPrice: euros(1_499) }),
    aPosition({
      itemId: '1002',
      name: 'Wandfarbe',
      stockErrorData: { code: 'REDUCED', requested: 9, available: 3 },
    }),
  ],
  {
    reservationCart: { empty: false, companyId: '4711', positions: [aPosition({ itemId: '9' })] },
    adjustedPositionsOnline: [
      { entryId: 'e', itemId: '5', name: 'Zement', oldQuantity: 4, newQuantity: 0, reason: 'Ausverkauft.' },
    ],
  },
);
const category = {
  id: '1',
  path: 'garten',
  level: 1,
  hasChildren: false,
  totalProductCount: 3,
  children: [],
};
const situations: { situation: string; answers: Record<string, () => unknown> }[] = [
  { situation: 'a filled cart', answers: { 'GET /rest/basket/': () => filled } },
  {
    situation: 'an empty cart',
    answers: {
      'GET /rest/basket/': () => aCart(),
      'GET /rest/navigation/': () => ({ children: [{ ...category, name: 'Garten', url: '/c/garten/' }] }),
    },
  },
  { situation: 'a shop that does not answer', answers: { 'GET /rest/basket/': unavailable } },
];

const cases = widgets.flatMap((widget) =>
  widget.examples.flatMap((example) =>
    situations.map(({ situation, answers }) => ({
      widget,
      example,
      answers,
      name: `${widget.name}, ${example.title}, ${situation}`,
    })),
  ),
);

describe.each(cases)('$name', ({ widget, example, answers }) => {
  async function prepare() {
    const platform = fakePlatform({ messages, answers });
    const parsed = widget.parseProps(example.props);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const loaded = await widget.load?.({
      props: parsed.props as never,
      api: platform.api,
      url: new URL('https://shop.example/'),
      now: platform.now,
      signal: platform.signal,
    });
    // A list of widgets knows nothing of their props; the widget's own schema has just checked them.
    const Root = widget.Root as FunctionComponent<object>;
    return createElement(Root, { props: parsed.props, data: loaded?.data, platform } as object);
  }

  it('is taken over from the server’s HTML without a difference', async () => {
    const element = await prepare();
    const html = renderToString(element, { identifierPrefix: 'w1' });
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRecoverableError = jest.fn();

    const root = await act(async () =>
      hydrateRoot(container, element, { identifierPrefix: 'w1', onRecoverableError }),
    );

    expect(html.length).toBeGreaterThan(200);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
    await act(async () => root.unmount());
    container.remove();
  });

  it('has nothing that axe objects to', async () => {
    const element = await prepare();

    const { container } = await act(async () => render(element));

    await expectNoAxeViolations(container);
    cleanup();
  });

  it('has a text for every key', async () => {
    const element = await prepare();
    expect(renderToString(element)).not.toMatch(/>\s*cart\.[a-z]/);
  });
});

it('has at least two examples for every widget', () => {
  for (const { examples } of widgets) expect(examples.length).toBeGreaterThanOrEqual(2);
});

it('does not take a headline that is no text', () => {
  const [cartPage] = widgets;
  expect(cartPage?.parseProps({ headline: { evil: true } })).toMatchObject({
    ok: false,
    issues: [{ field: 'headline' }],
  });
});
