import { expectNoAxeViolations } from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from './testing/fake-registry';
import {
  aChannel,
  anAuditLog,
  anOpenRollout,
  aStatus,
  minutesAgo,
  someFailures,
} from './testing/operations-fixtures';
import { card, press, visit } from './testing/visit';

describe('what is live', () => {
  it('stands there with since when, by whom and what was before; what needs somebody comes first', async () => {
    const { container } = await visit({
      'GET status': () =>
        ok(
          aStatus([
            aChannel({ mfe: 'account' }),
            aChannel({ mfe: 'cart', rollout: anOpenRollout({ state: 'held' }) }),
            aChannel({ mfe: 'header', changedAt: minutesAgo(30), lastGood: null }),
          ]),
        ),
    });
    const live = (await screen.findByRole('heading', { name: 'Was live ist' })).closest('section');
    const names = within(live as HTMLElement)
      .getAllByRole('article')
      .map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['cart', 'header', 'account']);
    const header = await card('header');
    expect(
      header.getByText(/Seit 21\.11\.2026, 14:02 Uhr \(30 Minuten\), betrieb · keine frühere Version/),
    ).toBeVisible();
    expect(header.queryByRole('button', { name: 'header zurückrollen' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('is asked for every five seconds while somebody looks, and keeps focus and open parts', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let stable = '1.3.0-77ab012';
    const { registry } = await visit({ 'GET status': () => ok(aStatus([aChannel({ stable })])) });
    await act(() => jest.advanceTimersByTimeAsync(10));
    const asked = () => registry.sent('GET', 'status').length;
    expect(asked()).toBe(1);
    await user.click(screen.getByText('Versionen', { selector: 'span' }));
    const button = screen.getByRole('button', { name: 'cart ausrollen' });
    button.focus();

    stable = '1.5.0-0000000';
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(asked()).toBe(2);
    expect(screen.getByText(/1\.5\.0/)).toBeVisible();
    expect(button).toHaveFocus();
    expect(screen.getByText('Versionen', { selector: 'span' }).closest('details')).toHaveAttribute('open');

    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(2);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(asked()).toBe(3);
  });

  it('says how old it is when the registry is silent, and recovers by itself', async () => {
    jest.useFakeTimers();
    let isDown = false;
    await visit({ 'GET status': () => (isDown ? 'silent' : ok(aStatus())) });
    await act(() => jest.advanceTimersByTimeAsync(10));
    isDown = true;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Die Registry antwortet nichtDie Anzeige ist von \d\d:\d\d:\d\d Uhr/,
    );
    expect(screen.getByRole('article', { name: 'cart' })).toBeVisible();
    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('comes by itself when the registry was down at first', async () => {
    jest.useFakeTimers();
    let isDown = true;
    await visit({ 'GET session': () => (isDown ? 'silent' : ok({ name: 'betrieb' })) });
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('alert')).toHaveTextContent('Was live ist, bleibt live');
    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(5010));
    expect(screen.getByText('Angemeldet als betrieb')).toBeVisible();
  });
});

it('shows five failures first, and the others on demand', async () => {
  const [failure] = someFailures().failures;
  const failures = Array.from({ length: 7 }, (_, index) => ({ ...failure, widget: `tile-${index}` }));
  await visit({ 'GET failures?hours=24': () => ok({ failures }) });
  expect(await screen.findAllByRole('heading', { name: /^tile-/ })).toHaveLength(5);

  await userEvent.click(screen.getByRole('button', { name: '2 weitere Fehler anzeigen' }));

  expect(screen.getAllByRole('heading', { name: /^tile-/ })).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /weitere Fehler/ })).toBeNull();
});

it('filters failures by micro-frontend', async () => {
  await visit();
  expect(await screen.findByText('ScriptExternalLoadError: Loading script failed.')).toBeVisible();
  expect(screen.getByText(/beim Start · .*alle geheilt/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Micro-Frontend'), 'search');
  expect(screen.getByRole('heading', { name: 'product-teaser' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'cart-page' })).not.toBeInTheDocument();
});

it('names a failure that belongs to no widget by its micro-frontend', async () => {
  const { failures } = someFailures();
  await visit({
    'GET failures?hours=24': () => ok({ failures: [{ ...failures[0], widget: '', mfe: 'shell' }] }),
  });

  expect(await screen.findByRole('heading', { level: 3, name: 'shell' })).toBeVisible();
});

it('names the likely cause of a failure, and the version that failed beside it', async () => {
  const { failures } = someFailures();
  const caused = { ...failures[0], widget: 'product-list', victim: 'search 1.0.0-5d5d5d5' };
  const own = {
    ...failures[0],
    widget: '',
    step: 'page',
    message: 'changed Array.prototype.map',
    victim: '',
  };
  await visit({ 'GET failures?hours=24': () => ok({ failures: [caused, own] }) });

  const item = (await screen.findByRole('heading', { name: 'product-list' })).closest('li') as HTMLElement;
  expect(item).toHaveTextContent('cart@1.4.0');
  expect(item).toHaveTextContent('Ausgefallen ist search 1.0.0-5d5d5d5. Wahrscheinliche Ursache');
  expect(screen.getByText(/hat Funktionen der Seite verändert · /)).toBeVisible();
  expect(screen.getAllByText(/Ausgefallen ist/)).toHaveLength(1);
});

it('reads the audit log in German, and older entries when asked', async () => {
  const { registry } = await visit({ 'GET audit?before=71': () => ok(anAuditLog(70, 20)) });
  const log = (await screen.findByRole('heading', { name: 'Protokoll' })).closest('section') as HTMLElement;
  const count = () => within(log).getAllByRole('listitem').length;
  expect(await within(log).findAllByText('Team cart hat cart@1.4.0-3f9a2c1 veröffentlicht')).not.toHaveLength(
    0,
  );
  expect(within(log).getAllByText('Die Registry gibt cart@1.4.0-3f9a2c1 mehr Besuchern')).not.toHaveLength(0);
  expect(count()).toBe(10);
  await press('Mehr laden');
  expect(count()).toBe(50);
  await press('Mehr laden');
  await waitFor(() => expect(count()).toBe(70));
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).not.toBeInTheDocument();
  expect(registry.sent('GET', 'audit?before=71')).toHaveLength(1);
});
