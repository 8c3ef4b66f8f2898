import { expectNoAxeViolations } from '@fachwerk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '../testing/fake-registry';
import {
  aChannel,
  aComparison,
  aHistory,
  aMeasure,
  aRollout,
  aStatus,
  minutesAgo,
} from '../testing/operations-fixtures';
import { card, visit, withRollout } from '../testing/visit';

describe('a rollout', () => {
  it('is compared in four charts that say in words what they draw, and in a table', async () => {
    const { container } = await visit({ 'GET status': withRollout() });
    const rollout = await card();
    expect(rollout.getByText('Die Regeln warten auf mehr Daten')).toBeVisible();
    expect(rollout.getByText('1.120 von 2.000 Aufrufen.')).toBeInTheDocument();
    expect(await rollout.findAllByRole('img')).toHaveLength(4);
    expect(
      rollout.getByRole('img', {
        name: /^Aufrufe mit Widget-Ausfall von 21\.11\.2026, 13:47 Uhr .* Kandidat 0,09.%, Stabil 0,12.%/,
      }),
    ).toBeVisible();
    expect(rollout.getByText('71 von 1.120')).toBeVisible();
    await userEvent.click(rollout.getByText('Verlauf als Tabelle'));
    const rows = within(rollout.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(1 + 2 * 45);
    expect(rows[1]).toHaveTextContent(/^14:311\.4\.0-3f9a2c1/);
    await expectNoAxeViolations(container);
  });

  it('of a first version stands alone', async () => {
    const first = aComparison({ base: null });
    await visit({
      'GET status': withRollout({ base: null }, first),
      'GET rollouts/7': () => ok(aHistory(aRollout({ base: null }), first)),
    });
    const rollout = await card();
    await rollout.findAllByRole('img');
    expect(rollout.queryByText('Stabil')).not.toBeInTheDocument();
  });

  it('without visitors says that nothing was counted', async () => {
    const nobody = aMeasure({ views: 0, mounts: 0, failures: 0, errors: 0, goals: 0, p50: null, p75: null });
    const none = aComparison({ candidate: nobody, base: nobody });
    await visit({
      'GET status': withRollout({}, none),
      'GET rollouts/7': () => ok({ ...aHistory(), comparison: none, minutes: [] }),
    });
    expect(await (await card()).findByText(/^Noch keine Besuche gezählt\./)).toBeVisible();
  });

  it('that takes itself back while somebody watches stays, with its reason, until it is put away', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const ended = aRollout({
      state: 'rolled-back',
      endedAt: minutesAgo(0),
      endedBy: 'registry',
      reasons: [
        {
          key: 'failures',
          values: { hits: 46, of: 1120, version: '1.4.0-3f9a2c1', baseHits: 12, baseOf: 9840, evidence: 2e6 },
          text: '46 of 1,120 views had a widget that failed.',
        },
      ],
    });
    let isOver = false;
    await visit({
      'GET status': (request) => (isOver ? ok(aStatus([aChannel()])) : withRollout()(request)),
      'GET rollouts/7': () => ok(isOver ? aHistory(ended) : aHistory()),
    });
    await act(() => jest.advanceTimersByTimeAsync(10));
    isOver = true;
    await act(() => jest.advanceTimersByTimeAsync(5010));

    const rollout = within(screen.getByRole('article', { name: 'Rollout von cart' }));
    expect(rollout.getByRole('status')).toHaveTextContent(
      '1.4.0-3f9a2c1 ist zurückgenommen, alle Besucher bekommen 1.3.0-77ab012',
    );
    expect(rollout.getByRole('status')).toHaveTextContent(
      /14:32 Uhr, die Registry46 von 1\.120 Aufrufen \(4,1\s%\) mit 1\.4\.0/,
    );
    await user.click(rollout.getByRole('button', { name: 'Ausblenden' }));
    expect(screen.getByText('Kein Rollout läuft')).toBeVisible();
  });

  it('that was taken back in the night is the first thing in the morning', async () => {
    const ended = aRollout({ state: 'rolled-back', endedAt: minutesAgo(400), endedBy: 'registry' });
    await visit({
      'GET status': () => ok(aStatus([aChannel({ rolledBack: ended })])),
      'GET rollouts/7': () => ok(aHistory(ended)),
    });
    expect(await (await card()).findByText('zurückgenommen')).toBeVisible();
  });
});
