import { readProducts } from '@fachwerk/shared/calls';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import { aCategory, aList, messages, tiles } from '../../testing/test-data';
import { productTeaser } from './product-teaser.widget';

const show = (props: object, list = aList({ items: tiles(4) })) =>
  renderWidget(productTeaser, props, { messages, answers: [answerTo(readProducts, list)] });

it('shows some articles under its headline', async () => {
  const { platform } = await show({ headline: 'Beliebt' });

  expect(screen.getByRole('region', { name: 'Beliebt' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(platform.calls[0]?.query).toEqual({ category: undefined, sort: 'popularity', page: 1, size: 8 });
});

it('leads to the category that they are from', async () => {
  await show(
    { headline: 'Neu', categoryPath: 'werkzeug/akkuschrauber', sort: 'newest', limit: 4 },
    aList({ category: aCategory() }),
  );

  expect(screen.getByRole('link', { name: 'Alle anzeigen' })).toHaveAttribute(
    'href',
    '/c/werkzeug/akkuschrauber/',
  );
});

it('takes no room when there is nothing to show', async () => {
  const { container } = await show({ headline: 'Neu' }, aList({ items: [], total: 0 }));

  expect(container).toBeEmptyDOMElement();
});

it.each([{ headline: '' }, { headline: 'Neu', sort: 'zufall' }, { headline: 'Neu', limit: 1000 }, {}])(
  'refuses what a page cannot mean: %p',
  (props) => {
    expect(productTeaser.parseProps(props).ok).toBe(false);
  },
);
