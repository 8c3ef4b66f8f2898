import { readNavigation } from '@fachwerk/shared/calls';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import { aCategoryNode, messages } from '../../testing/test-data';
import { categoryTeaser } from './category-teaser.widget';

const tree = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCategoryNode({ id: `c${index}`, name: `Kategorie ${index + 1}`, url: `/c/k${index + 1}/` }),
  );
const show = (props: object, children = tree(20)) =>
  renderWidget(categoryTeaser, props, {
    messages,
    answers: [answerTo(readNavigation, { children })],
  });

it('leads to the top categories by picture and name', async () => {
  const { container } = await show({ headline: 'Unser Sortiment' });

  expect(screen.getByRole('navigation', { name: 'Unser Sortiment' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(12);
  expect(screen.getByRole('link', { name: 'Kategorie 1' })).toHaveAttribute('href', '/c/k1/');
  expect(container.querySelector('img')).toHaveAttribute('src', '/images/200001/front.svg');
});

it('shows as many as the props request', async () => {
  await show({ limit: 4 });

  expect(screen.getAllByRole('link')).toHaveLength(4);
});

it('shows a category without picture by its name', async () => {
  const { container } = await show({}, [aCategoryNode({ flyoutImage: undefined })]);

  expect(screen.getByRole('link', { name: 'Werkzeug' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

it('takes no room when there are no categories', async () => {
  const { container } = await show({ headline: 'Unser Sortiment' }, []);

  expect(container).toBeEmptyDOMElement();
});
