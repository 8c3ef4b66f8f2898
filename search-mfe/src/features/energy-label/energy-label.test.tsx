import { readProduct } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, messages } from '../../testing/test-data';
import { energyLabel } from './energy-label.widget';
import { energyLabelLayer } from './energy-label-layer.widget';

const label = {
  id: 'lightsources-42',
  level: 'D',
  color: '#fff200',
  dataSheet: '/energielabel/42/',
  scale: { high: 'A', low: 'G', old: false },
  productId: '42',
  group: 'lightsources',
};
const lamp = aProduct({ productId: '42', eeLabels: [label] });
const answers = (answer: typeof lamp | Error) => [
  answerTo(readProduct, () => {
    if (answer instanceof Error) throw answer;
    return answer;
  }),
];
const NOT_FOUND = new HttpError('bad-request', '404', 404);

describe('the page', () => {
  const show = (answer: typeof lamp | Error) =>
    renderWidget(energyLabel, { productId: '42' }, { messages, answers: answers(answer) });

  it('shows the label beside the data sheet', async () => {
    const { container, loaded } = await show(lamp);

    expect(
      screen.getByRole('img', { name: /Energieeffizienzklasse D auf einer Skala von A bis G/ }),
    ).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Produktdatenblatt' })).getAllByRole('row');
    const sheet = rows.map((row) => row.textContent);
    expect(sheet).toContain('ProduktgruppeLichtquellen');
    expect(sheet).toContain('RechtsgrundlageDelegierte Verordnung (EU) 2019/2015');
    expect(sheet).toContain('EnergieeffizienzklasseD');
    expect(loaded?.page).toMatchObject({ title: { key: 'head.energyLabel' } });
    await expectNoAxeViolations(container);
  });

  it.each([
    [{ high: 'A', low: 'G', old: false }, 7, 0],
    [{ high: 'A+++', low: 'D', old: true }, 7, 2],
    [{ high: 'A++', low: 'G', old: true }, 9, 2],
  ])('draws the scale %j in %d steps', async (scale, steps, endings) => {
    const { container } = await show(aProduct({ eeLabels: [{ ...label, scale }] }));

    expect(container.querySelectorAll('svg g > path[fill]')).toHaveLength(steps);
    expect(container.querySelectorAll('tspan')).toHaveLength(endings);
  });

  it("shows the supplier's own label instead of a drawing, and leads to EPREL ((EU) 2019/2015)", async () => {
    const register = 'https://eprel.ec.europa.eu/qr/1234567';
    const { container } = await show(
      aProduct({ eeLabels: [{ ...label, labelFile: '/media/label.svg', register }] }),
    );

    const picture = screen.getByRole('img', { name: /Energieeffizienzklasse D auf einer Skala von A bis G/ });
    expect(picture).toHaveAttribute('src', '/media/label.svg');
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByRole('link', { name: /EPREL/ })).toHaveAttribute('href', register);
  });

  it('has no regulation for a group that it does not know', async () => {
    await show(aProduct({ eeLabels: [{ ...label, group: 'toString' }] }));

    expect(screen.queryByText('Rechtsgrundlage')).not.toBeInTheDocument();
  });

  it.each([
    ['a product that does not exist', NOT_FOUND],
    ['a product without a label', aProduct({ eeLabels: [] })],
  ])('is missing for %s', async (_, answer) => {
    const { loaded } = await show(answer);

    expect(loaded?.page).toMatchObject({ status: 404 });
    expect(screen.getByRole('heading', { level: 1, name: /kein Energielabel/ })).toBeVisible();
  });

  it.each([{}, { productId: '' }, { productId: '../x' }])('refuses what a page cannot mean: %p', (props) => {
    expect(energyLabel.parseProps(props).ok).toBe(false);
  });
});

describe('the layer', () => {
  it('shows the label of the pressed arrow, and leads to its data sheet', async () => {
    const { platform } = await renderWidget(energyLabelLayer, {}, { messages, answers: answers(lamp) });

    await act(async () => platform.bus.publish('search:energy-label-requested', { productId: '42' }));

    const dialog = screen.getByRole('dialog', { name: 'Energielabel' });
    expect(within(dialog).getByRole('img', { name: /Energieeffizienzklasse D/ })).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Produktdatenblatt' })).toHaveAttribute(
      'href',
      '/energielabel/42/',
    );
    await expectNoAxeViolations(document.body);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers another try when the label cannot be loaded', async () => {
    let answer: typeof lamp | Error = new HttpError('network', 'offline');
    const { platform } = await renderWidget(
      energyLabelLayer,
      {},
      {
        messages,
        answers: [
          answerTo(readProduct, () => {
            if (answer instanceof Error) throw answer;
            return answer;
          }),
        ],
      },
    );
    await act(async () => platform.bus.publish('search:energy-label-requested', { productId: '42' }));
    expect(screen.getByText('Das Energielabel konnte nicht geladen werden.')).toBeVisible();

    answer = lamp;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));

    expect(screen.getByRole('img', { name: /Energieeffizienzklasse D/ })).toBeVisible();
  });
});
