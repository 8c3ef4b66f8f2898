import { readProducts } from '@fachwerk/shared/calls';
import type { Facet } from '@fachwerk/shared/contracts';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aFacet, aList, messages } from '../../testing/test-data';
import { productListPage } from './product-list-page.widget';

const PATH = '/c/werkzeug/akkuschrauber/';
const STOPS = [0, 5, 10, 25, 50, 1000];

const ENDS = /^(?:(?<from>[\d.]+)-(?<to>[\d.]+)|ab-(?<least>[\d.]+)|bis-(?<most>[\d.]+))$/;

/** As the API answers: the chosen range is a value, whose ends are numbers. */
function priceFacet(value = ''): Facet {
  const { from, to, least, most } = ENDS.exec(value)?.groups ?? {};
  const [first, last] = [from ?? least, to ?? most];
  return aFacet({
    id: 'preis',
    label: 'Preis',
    type: 'range',
    values: value ? [{ value, label: `${first} bis ${last} €`, count: 3, selected: true }] : [],
    range: {
      unit: '€',
      stops: STOPS,
      ...(first && { from: Number(first) }),
      ...(last && { to: Number(last) }),
    },
  });
}

async function openList(search = '', beforeAnswer = (_price: string): Promise<void> => Promise.resolve()) {
  window.history.replaceState(null, '', PATH + search);
  const page = await renderWidget(
    productListPage,
    { categoryPath: 'werkzeug/akkuschrauber' },
    {
      messages,
      url: `https://shop.example${PATH}${search}`,
      answers: [
        answerTo(readProducts, async ({ query }) => {
          const [value] = [query?.['f.preis']].flat();
          await beforeAnswer(String(value ?? ''));
          return aList({
            category: aCategory(),
            total: 60,
            facets: [priceFacet(String(value ?? '')), aFacet()],
          });
        }),
      ],
    },
  );
  return { ...page, user: userEvent.setup() };
}
const price = () => within(screen.getByRole('group', { name: 'Preis' }));
const thumb = (name: string) => price().getByRole<HTMLInputElement>('slider', { name });
const field = (name: RegExp) => price().getByRole<HTMLInputElement>('textbox', { name });
const search = () => decodeURIComponent(window.location.search);
const move = async (name: string, stop: number) => {
  await act(async () => fireEvent.input(thumb(name), { target: { value: String(stop) } }));
  await act(async () => fireEvent(thumb(name), new Event('change', { bubbles: true })));
};

it('offers a number range as two thumbs and two fields, which have names and texts', async () => {
  await openList('?f.preis=5-50');

  expect(thumb('Preis von')).toHaveValue('1');
  expect(thumb('Preis von')).toHaveAttribute('aria-valuetext', '5 €');
  expect(thumb('Preis bis')).toHaveAttribute('aria-valuetext', '50 €');
  expect(field(/^von/)).toHaveValue('5');
  expect(field(/^bis/)).toHaveValue('50');
  expect(screen.getByRole('link', { name: 'Filter Preis: 5 bis 50 € entfernen' })).toBeVisible();
});

it('follows a thumb and filters when it rests', async () => {
  await openList();
  await act(async () => fireEvent.input(thumb('Preis bis'), { target: { value: '3' } }));
  await waitFor(() => expect(field(/^bis/)).toHaveValue('25'));
  expect(thumb('Preis bis')).toHaveAttribute('aria-valuetext', '25 €');
  expect(search()).toBe('');

  await move('Preis von', 1);
  await waitFor(() => expect(search()).toBe('?f.preis=5-25'));
});

it('does not let the thumbs pass each other, and is open at its ends', async () => {
  await openList('?f.preis=5-25');
  await move('Preis von', 5);
  await waitFor(() => expect(search()).toBe('?f.preis=25-25'));

  await move('Preis von', 0);
  await waitFor(() => expect(search()).toBe('?f.preis=bis-25'));
  await move('Preis bis', 5);
  await waitFor(() => expect(search()).toBe(''));
});

it('reads German numbers and puts them in order', async () => {
  const { user } = await openList();
  await user.type(field(/^von/), '1.200,50');
  await user.tab();
  await waitFor(() => expect(search()).toBe('?f.preis=ab-1200.5'));

  await user.type(field(/^bis/), '25');
  await user.tab();
  await waitFor(() => expect(search()).toBe('?f.preis=25-1200.5'));
  await waitFor(() => expect(field(/^von/)).toHaveValue('25'));
  expect(field(/^bis/)).toHaveValue('1.200,5');
});

it('keeps what is being typed when the answer to the last choice arrives', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { user } = await openList('', (value) => (value === 'ab-5' ? held : Promise.resolve()));
  await user.type(field(/^von/), '5');
  await user.tab();
  await waitFor(() => expect(search()).toBe('?f.preis=ab-5'));

  await user.type(field(/^bis/), '2');
  await act(async () => answer());
  await screen.findByText('1 gewählt');
  await user.type(field(/^bis/), '5');
  await user.tab();

  await waitFor(() => expect(search()).toBe('?f.preis=5-25'));
});

it('gives the previous text back for one that is no number', async () => {
  const { user } = await openList('?f.preis=5-50');
  await user.clear(field(/^von/));
  await user.type(field(/^von/), 'billig');
  await user.tab();

  await waitFor(() => expect(field(/^von/)).toHaveValue('5'));
  expect(search()).toBe('?f.preis=5-50');
});

it('keeps the other filters, and starts at the first page', async () => {
  const { user } = await openList('?f.marke=Eberholt&page=3');
  await user.type(field(/^von/), '10');
  await user.tab();

  await waitFor(() => expect(search()).toBe('?f.marke=Eberholt&f.preis=ab-10'));
});
