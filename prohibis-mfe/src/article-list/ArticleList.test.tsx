import { findItems } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { prohibisArticleList } from '../features/prohibis-article-list/prohibis-article-list.widget';
import messages from '../messages.de.json';
import { aMarket, anItem } from '../testing/fake-market';

const refusal = { 'error.item.soldOut': 'Dieser Artikel ist online ausverkauft.' };

async function open(market = aMarket([anItem('4711'), anItem('4712', { maxQuantity: 3 })])) {
  const { platform } = await renderWidget(
    prohibisArticleList,
    {},
    {
      messages: { ...messages, ...refusal },
      answers: market.answers,
    },
  );
  await userEvent.click(screen.getByRole('button', { name: /Artikelliste/ }));
  return { platform, market, dialog: within(screen.getByRole('dialog', { name: 'Artikelliste' })) };
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Artikelnummern oder EAN/ });
const paste = async (text: string) => {
  await userEvent.click(field());
  await userEvent.paste(text);
};
const check = () => userEvent.click(screen.getByRole('button', { name: 'Liste prüfen' }));
const add = () => userEvent.click(screen.getByRole('button', { name: /in den Warenkorb$/ }));

beforeEach(() => window.sessionStorage.clear());

describe('the article list', () => {
  it('puts every line of a pasted table into the cart, in its order, and says so to the page', async () => {
    const { platform, market, dialog } = await open();

    await paste('Artikel\tMenge\n4712\t2\n4711\t10');
    await check();
    expect(dialog.getByText('2 Artikel sind gefunden und lieferbar.')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Eberholt Schraube 4711' })).toHaveAttribute(
      'href',
      '/p/schraube-p4711/',
    );
    await add();

    expect(market.added.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ['4712', 2],
      ['4711', 10],
    ]);
    expect(platform.bus.get('cartCount')).toBe(12);
    expect(dialog.getByText('2 Artikel liegen im Warenkorb')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Zum Warenkorb (12)' })).toHaveAttribute('href', '/basket/');
    expect(field()).toHaveValue('');
  });

  it('takes the lines of a CSV file below those that were typed, to be read and checked', async () => {
    const { dialog } = await open();
    await paste('4711;1');
    const file = new File(['Menge;Artikelnummer\r\n2;4712\r\n'], 'liste.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText(/CSV-Datei mit Artikeln/), file);

    await waitFor(() => expect(field()).toHaveValue('4711;1\nMenge;Artikelnummer\n2;4712'));
    expect(field()).toHaveFocus();
    await check();
    expect(dialog.getByText('2 Artikel sind gefunden und lieferbar.')).toBeInTheDocument();
  });

  it('states why a file is no list, and keeps what was typed', async () => {
    await open();
    await paste('4711;1');
    const input = screen.getByLabelText(/CSV-Datei mit Artikeln/);
    await userEvent.upload(input, new File(['PK\u0003\u0004'], 'liste.xlsx'));

    await waitFor(() => expect(input).toBeInvalid());
    expect(screen.getByText(/Das ist eine Excel-Datei/)).toBeVisible();
    expect(field()).toHaveValue('4711;1');
  });

  it('refuses metres and pallets, which are no number of articles', async () => {
    await open();
    await paste('4711;10;m\n4712;2 PAL');
    await check();

    const problems = screen.getByRole('alert');
    expect(problems).toHaveTextContent('Bitte rechnen Sie „m“ in Stück um.');
    expect(problems).toHaveTextContent('Bitte rechnen Sie „PAL“ in Stück um.');
  });

  it('names each line that cannot be had, and keeps it for correction', async () => {
    const { market } = await open(aMarket([anItem('4711'), anItem('4713', { maxQuantity: 0 })]));

    await paste('4711;1\n9999;1\n4713;2\n4711;viele');
    await check();

    const problems = screen.getByRole('alert');
    expect(problems).toHaveTextContent('3 Zeilen brauchen eine Korrektur');
    expect(problems).toHaveTextContent('Zeile 2, „9999;1“: Diesen Artikel führen wir nicht.');
    expect(problems).toHaveTextContent('Zeile 3, „4713;2“: Schraube 4713 ist online ausverkauft.');
    expect(problems).toHaveTextContent(
      'Zeile 4, „4711;viele“: Die Menge muss eine ganze Zahl von 1 bis 999 sein.',
    );

    await add();
    expect(market.added).toHaveLength(1);
    expect(field()).toHaveValue('9999;1\n4713;2\n4711;viele');
    expect(screen.getByRole('alert')).toHaveTextContent('Zeile 1, „9999;1“');
  });

  it('says before and after when there is less than wanted', async () => {
    const { dialog } = await open();

    await paste('4712 20');
    await check();
    expect(dialog.getByText('Sie wollten 20, zurzeit gibt es 3.')).toBeInTheDocument();
    await add();

    expect(dialog.getByText('Schraube 4712: Sie wollten 20, im Warenkorb sind 3.')).toBeInTheDocument();
  });

  it('keeps what the shop refuses, with its reason', async () => {
    const market = aMarket([anItem('4711'), anItem('4712')]);
    market.onAdd = (itemId) => {
      if (itemId !== '4711') return;
      const body = { globalErrors: [{ msg: 'error.item.soldOut' }] };
      throw new HttpError('bad-request', 'sold out', 400, body);
    };
    await open(market);

    await paste('4711;1\n4712;1');
    await check();
    await add();

    expect(market.added.map(({ itemId }) => itemId)).toEqual(['4712']);
    expect(field()).toHaveValue('4711;1');
    expect(screen.getByRole('alert')).toHaveTextContent('Dieser Artikel ist online ausverkauft.');
  });

  it('keeps the rest of the list when the connection breaks, and loses and doubles nothing', async () => {
    const market = aMarket([anItem('4711'), anItem('4712'), anItem('4713')]);
    let isDown = true;
    market.onAdd = (itemId) => {
      if (itemId === '4712' && isDown) throw new HttpError('network', 'offline');
    };
    await open(market);

    await paste('4711;1\n4712;1\n4713;1');
    await check();
    await add();
    expect(screen.getByRole('alert')).toHaveTextContent('Es besteht keine Verbindung');
    expect(screen.getByText('1 Artikel liegt im Warenkorb')).toBeInTheDocument();
    expect(field()).toHaveValue('4712;1\n4713;1');

    isDown = false;
    await check();
    await add();
    expect(market.added.map(({ itemId }) => itemId)).toEqual(['4711', '4712', '4713']);
    expect(new Set(market.added.map(({ key }) => key)).size).toBe(3);
  });

  it('says that the check did not work, and keeps what was typed', async () => {
    const market = aMarket([]);
    market.answers = [
      answerTo(findItems, () => {
        throw new HttpError('timeout', 'too slow');
      }),
    ];
    await open(market);

    await paste('4711;1');
    await check();

    expect(screen.getByRole('alert')).toHaveTextContent('Der Shop hat nicht rechtzeitig geantwortet');
    expect(field()).toHaveValue('4711;1');
    expect(screen.getByRole('button', { name: 'Liste prüfen' })).toBeInTheDocument();
  });

  it('is checked again after a change', async () => {
    const { market } = await open();

    await paste('4711;1');
    await check();
    await paste('\n4712;1');

    expect(screen.queryByRole('button', { name: /in den Warenkorb$/ })).not.toBeInTheDocument();
    await check();
    await add();
    expect(market.added).toHaveLength(2);
  });

  it('asks for a line where there is none', async () => {
    const { platform } = await open();

    await check();

    expect(field()).toHaveAccessibleDescription(/mindestens eine Artikelnummer/);
    expect(field()).toHaveFocus();
    expect(platform.calls).toEqual([]);
  });

  it('is there again after closing, and on the next page', async () => {
    await open();
    await paste('4711;1\n4712;1');

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Artikelliste, 2 Zeilen' })).toHaveFocus();

    cleanup();
    await open();
    expect(field()).toHaveValue('4711;1\n4712;1');
  });

  it('is gone after a logout', async () => {
    const { platform } = await open();
    await paste('4711;1');

    act(() => platform.bus.publish('account:logged-out', {}));

    expect(field()).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('works where the browser keeps nothing', async () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { market } = await open();

    await paste('4711;1');
    await check();
    await add();

    expect(market.added).toHaveLength(1);
    forbidden.mockRestore();
  });

  it('makes room for another slide-in', async () => {
    const { platform } = await open();
    expect(platform.bus.get('openedSidebarId')).toBe('article-list');
    expect(platform.bus.get('bodyScrollLockCount')).toBe(1);

    act(() => platform.bus.set('openedSidebarId', 'burger-menu'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.bus.get('bodyScrollLockCount')).toBe(0);
  });

  it('shows hostile lines and names as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await open(aMarket([anItem('4711', { name: hostile })]));

    await paste(`4711;1\n${hostile};2`);
    await check();

    expect(screen.getAllByText(new RegExp('onerror=alert')).length).toBeGreaterThan(0);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('has nothing that axe finds, with problems and found articles', async () => {
    await open();
    await paste('4711;1\n4712;9\n9999;1');
    await check();

    await expectNoAxeViolations(document.body);
  });
});

it('leads to the cart before its script runs', async () => {
  const { platform } = await renderWidget(prohibisArticleList, {}, { messages });
  cleanup();

  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToStaticMarkup(
    <prohibisArticleList.Root props={{}} data={undefined} platform={platform} />,
  );

  expect(within(page).getByRole('link', { name: 'Artikelliste' })).toHaveAttribute('href', '/basket/');
  expect(within(page).queryByRole('button')).not.toBeInTheDocument();
  page.remove();
});
