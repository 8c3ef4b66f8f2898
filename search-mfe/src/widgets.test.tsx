import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HttpError } from '@fachwerk/shared/http';
import { expectNoAxeViolations, fakePlatform } from '@fachwerk/shared/testing';
import type { LoadContext, LoadResult, Platform } from '@fachwerk/shared/widget';
import { aCategory, aCategoryNode, aFacet, aList, aProduct, messages, tiles } from './testing/test-data';
import { widgets } from './widgets';

interface Renderable {
  load?(context: LoadContext<unknown>): Promise<LoadResult<unknown>>;
  Root: ComponentType<{ props: unknown; data: unknown; platform: Platform }>;
}

const colours = aFacet({
  id: 'farbe',
  label: 'Farbe',
  type: 'colour',
  values: [{ value: 'Rot', label: 'Rot', count: 1, selected: false, hexColor: '#c01f2e' }],
});
const variations = [
  {
    id: 'farbe',
    label: 'Farbe',
    options: [
      { value: 'Rot', itemId: '1', url: '/p/x-1/', selected: true, statusOnline: 'Available' as const },
      {
        value: 'Blau',
        itemId: '2',
        url: '/p/x-1/?item=2',
        selected: false,
        statusOnline: 'SoldOut' as const,
      },
    ],
  },
];

/** A shop with a bit of everything; what is called "gibt-es-nicht" does not exist. */
const shop = () =>
  fakePlatform({
    messages,
    answers: {
      'GET /rest/products/': ({ query }) => {
        if (query?.category === 'gibt-es-nicht') throw new HttpError('bad-request', '404', 404);
        return aList({
          category: query?.category ? aCategory() : null,
          items: tiles(6),
          total: 60,
          pageCount: 3,
          facets: [aFacet(), colours],
        });
      },
      'GET /rest/products/1424786/': () => aProduct({ variations }),
      'GET /rest/products/gibt-es-nicht/': () => {
        throw new HttpError('bad-request', '404', 404);
      },
      'GET /rest/navigation/': () => ({ children: [aCategoryNode()] }),
    },
  });

const ADDRESSES: Record<string, string[]> = {
  'search-results-page': ['/search/?q=akku&f.marke=Eberholt&page=2', '/search/'],
};
const examples = widgets.flatMap((widget) =>
  widget.examples.map((example, index) => ({
    name: `${widget.name}: ${example.title}`,
    widget,
    example,
    address: ADDRESSES[widget.name]?.[index] ?? '/c/werkzeug/akkuschrauber/',
  })),
);

it.each(widgets.map((widget) => [widget.name, widget] as const))(
  '%s has at least two examples',
  (_name, widget) => {
    expect(widget.examples.length).toBeGreaterThanOrEqual(2);
  },
);

it.each(examples)(
  '$name: the browser takes over what the server wrote, and axe finds nothing',
  async (one) => {
    const { load, Root: Component } = one.widget as unknown as Renderable;
    const parsed = one.widget.parseProps(one.example.props);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const platform = shop();
    const loaded = await load?.({
      props: parsed.props,
      api: platform.api,
      url: new URL(one.address, 'https://shop.example'),
      now: platform.now,
      signal: platform.signal,
    });
    // As it travels in the page.
    const data: unknown = JSON.parse(JSON.stringify(loaded?.data ?? null));
    const element = <Component props={parsed.props} data={data} platform={platform} />;
    const container = document.createElement('main');
    container.innerHTML = renderToString(element, { identifierPrefix: 'w1' });
    document.body.append(container);
    const complaints: unknown[] = [];
    const consoleError = jest
      .spyOn(console, 'error')
      .mockImplementation((...words) => complaints.push(words));

    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(container, element, {
        identifierPrefix: 'w1',
        onRecoverableError: (error) => complaints.push(error),
      });
    });

    expect(complaints).toEqual([]);
    expect(container).not.toBeEmptyDOMElement();
    await expectNoAxeViolations(container);
    await act(async () => root?.unmount());
    container.remove();
    consoleError.mockRestore();
  },
);
