import { readRecall, readRecalls } from '@fachwerk/shared/calls';
import type { RecallSummary } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, fakePlatform, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import { aRecall, messages } from '../../testing/test-data';
import { recallPage } from './recall-page.widget';

const config = { pageUrls: { start: '/', search: '/search/', basket: '/basket/', recalls: '/rueckrufe/' } };

const open = (changes: Partial<ReturnType<typeof aRecall>> = {}) =>
  renderWidget(
    recallPage,
    { recallId: 'R-1' },
    {
      messages,
      config,
      url: 'https://shop.example/rueckrufe/R-1/',
      answers: [answerTo(readRecall, aRecall(changes))],
    },
  );
const openList = (recalls: RecallSummary[]) =>
  renderWidget(recallPage, {}, { messages, config, answers: [answerTo(readRecalls, { recalls })] });

const partOf = (name: string) => screen.getByRole('heading', { name }).parentElement!;

describe('a recall notice', () => {
  it('states what Regulation (EU) 2023/988, Art. 36(2) asks for', async () => {
    await open();

    expect(screen.getByText('Produktsicherheitsrückruf')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Holzmann Heißluftpistole HP 2000');
    expect(screen.getByText('Bitte benutzen Sie den Artikel ab sofort nicht mehr.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Holzmann Heißluftpistole HP 2000' })).toBeVisible();
    expect(screen.getByText('Charge 2026-03')).toBeVisible();
    expect(screen.getByText('auf dem Typenschild unter dem Griff')).toBeVisible();
    expect(screen.getByText('von uns, online und im Markt, 01.03.2026 bis 30.11.2026')).toBeVisible();
    expect(partOf('Gefahr')).toHaveTextContent('Das Gerät kann in Brand geraten.');
    expect(within(partOf('Was Sie jetzt tun')).getAllByText(/./, { selector: 'p' })).toHaveLength(2);
    expect(
      within(partOf('Was Sie bekommen'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ersatz durch einen sicheren Artikel', 'Erstattung des Werts']);
    expect(screen.getByRole('link', { name: '0800 4710 123' })).toHaveAttribute('href', 'tel:08004710123');
    expect(screen.getByRole('heading', { name: 'Bitte geben Sie es weiter' })).toBeVisible();
  });

  it('leads to the articles that the shop still has', async () => {
    await open({ items: [{ itemId: '1', name: 'Gerät', url: '/p/geraet-1/' }, { itemId: '2' }] });

    expect(screen.getByRole('link', { name: '1, Gerät' })).toHaveAttribute('href', '/p/geraet-1/');
    expect(screen.getByText('2')).toBeVisible();
  });

  it('holds for all pieces without a lot, and for any day without days', async () => {
    await open({ lots: [], lotsPlace: undefined, soldText: undefined });

    expect(screen.getByText('alle Stücke')).toBeVisible();
    expect(screen.getByText('von uns, online und im Markt')).toBeVisible();
  });

  it('says when it is closed', async () => {
    await open({ isOpen: false });

    expect(screen.getByText(/^Der Rückruf ist abgeschlossen/)).toBeVisible();
  });

  it.each(['R-99', '../konto'])('that does not exist is a missing page: %s', async (recallId) => {
    const platform = fakePlatform({
      config,
      answers: [
        answerTo(readRecall, () => {
          throw new HttpError('bad-request', '404', 404);
        }),
      ],
    });
    const loaded = await recallPage.load?.({
      ...platform,
      props: { recallId },
      url: new URL('https://shop.example/rueckrufe/'),
    } as never);

    expect(loaded?.page).toMatchObject({ status: 404, robots: 'noindex' });
  });
});

describe('the list of recalls', () => {
  it('leads to each of them with day and state', async () => {
    await openList([aRecall(), aRecall({ recallId: 'R-0', isOpen: false })]);

    const [first, second] = screen.getAllByRole('listitem');
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/rueckrufe/R-1/');
    expect(first).toHaveTextContent('Veröffentlicht am 30.11.2026');
    expect(first).toHaveTextContent('Offen');
    expect(second).toHaveTextContent('Abgeschlossen');
  });

  it('says that there is none', async () => {
    await openList([]);

    expect(screen.getByText('Zurzeit gibt es keine Rückrufe.')).toBeVisible();
  });
});
