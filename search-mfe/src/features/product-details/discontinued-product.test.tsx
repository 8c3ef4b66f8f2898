import { readDiscontinuedProduct, readProduct, readReviews } from '@fachwerk/shared/calls';
import type { DiscontinuedProduct, SuccessorKind } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, fakePlatform, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import { aProduct, aTile, messages, someReviews, tiles } from '../../testing/test-data';
import { productDetailsPage } from './product-details-page.widget';

const OWN = 'https://shop.example/p/akku-bohrschrauber-18-v-100001/';
const gone = new HttpError('bad-request', 'GET: 410', 410);
const missing = new HttpError('bad-request', 'GET: 404', 404);

const aGoneProduct = (more: Partial<DiscontinuedProduct> = {}): DiscontinuedProduct => ({
  productId: '100001',
  itemId: '200001',
  name: 'Akku-Bohrschrauber 18 V',
  variantName: '2 Akkus',
  brand: { name: 'Eberholt' },
  breadcrumbs: [
    { name: 'Werkzeug', url: '/c/werkzeug/' },
    { name: 'Akkuschrauber', url: '/c/werkzeug/akkuschrauber/' },
  ],
  alternatives: tiles(4, 'Andere'),
  ...more,
});
const withSuccessor = (kind: SuccessorKind) =>
  aGoneProduct({
    successor: {
      kind,
      product: aTile({ productId: '300001', name: 'Akku-Bohrschrauber 20 V', url: '/p/neu-300001/' }),
    },
  });

const answers = (product: DiscontinuedProduct | Error, ofItem: (itemId: unknown) => Error | undefined) => [
  answerTo(readProduct, ({ query }) => {
    const failure = ofItem(query?.itemId);
    if (failure) throw failure;
    return aProduct();
  }),
  answerTo(readDiscontinuedProduct, () => {
    if (product instanceof Error) throw product;
    return product;
  }),
  answerTo(readReviews, someReviews()),
];

const open = (product: DiscontinuedProduct) =>
  renderWidget(
    productDetailsPage,
    { productId: '100001' },
    { messages, url: OWN, answers: answers(product, () => gone) },
  );

/** Calls `load` as the page server does. */
function load(
  product: DiscontinuedProduct | Error,
  url = OWN,
  ofItem: (itemId: unknown) => Error | undefined = () => gone,
) {
  const platform = fakePlatform({ answers: answers(product, ofItem) });
  return productDetailsPage.load!({
    props: { productId: '100001' },
    api: platform.api,
    url: new URL(url),
    now: platform.now,
    signal: platform.signal,
    pageUrls: platform.config.pageUrls,
  });
}

describe('a product that is no longer sold', () => {
  it('names itself, its successor with the price, and popular products of its category', async () => {
    await open(withSuccessor('successor'));

    expect(screen.getByRole('heading', { level: 1, name: 'Akku-Bohrschrauber 18 V' })).toBeVisible();
    expect(screen.getByText('Diesen Artikel führen wir nicht mehr.')).toBeVisible();
    expect(screen.getByText('Art.-Nr. 200001')).toBeVisible();
    const successor = screen.getByRole('region', { name: 'Der Nachfolger' });
    expect(within(successor).getByRole('link', { name: 'Akku-Bohrschrauber 20 V' })).toHaveAttribute(
      'href',
      '/p/neu-300001/',
    );
    expect(successor).toHaveTextContent('99,99 €');
    const others = screen.getByRole('region', { name: 'Beliebt in dieser Kategorie' });
    expect(within(others).getAllByRole('article')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Mehr aus Akkuschrauber' })).toHaveAttribute(
      'href',
      '/c/werkzeug/akkuschrauber/',
    );
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).not.toBeInTheDocument();
  });

  it.each<[SuccessorKind, string]>([
    ['replacement', 'Derselbe Artikel unter neuer Nummer'],
    ['variants', 'In anderen Ausführungen'],
  ])('names a successor of the kind %s as what it is', async (kind, heading) => {
    await open(withSuccessor(kind));

    expect(screen.getByRole('region', { name: heading })).toBeVisible();
  });

  it('works without successor, category and similar products', async () => {
    await open(aGoneProduct({ breadcrumbs: [], alternatives: [] }));

    expect(screen.getByText(/keinen direkten Nachfolger/)).toBeVisible();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Mehr aus/ })).not.toBeInTheDocument();
  });
});

describe('its address', () => {
  it('answers 410, is not for search engines and has no structured data', async () => {
    const { page } = await load(withSuccessor('successor'));

    expect(page).toEqual({
      status: 410,
      robots: 'noindex',
      title: { key: 'head.discontinued', values: { name: 'Akku-Bohrschrauber 18 V, 2 Akkus' } },
    });
  });

  it('redirects only to the same item under another number', async () => {
    expect((await load(withSuccessor('replacement'))).page).toMatchObject({
      status: 301,
      redirect: '/p/neu-300001/',
    });
    // A page of editors that shows the product keeps its address.
    const elsewhere = await load(withSuccessor('replacement'), 'https://shop.example/aktion/');
    expect(elsewhere.page).toMatchObject({ status: 410 });
  });

  it('of one variant names it, while an unknown variant shows the product', async () => {
    const variant = await load(withSuccessor('variants'), `${OWN}?item=200009`, (itemId) =>
      itemId === '200009' ? gone : undefined,
    );
    expect(variant).toMatchObject({ data: { status: 'discontinued' }, page: { status: 410 } });

    const unknown = await load(aGoneProduct(), `${OWN}?item=999999`, (itemId) =>
      itemId === '999999' ? missing : undefined,
    );
    expect(unknown).toMatchObject({ data: { status: 'ready' } });
  });

  it('is an error that passes, if what is left of the product cannot be read', async () => {
    const { page } = await load(new HttpError('bad-response', 'GET: 503', 503));

    expect(page).toMatchObject({ status: 503 });
  });
});
