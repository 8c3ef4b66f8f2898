import { expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refuse } from '../testing/fake-registry';
import { aChannel, aRollout, aStatus, minutesAgo } from '../testing/operations-fixtures';
import { card, dialog, press, visit, withRollout } from '../testing/visit';

describe('rolling back', () => {
  it('says what becomes live, is one press, and shows when it took effect', async () => {
    let isBack = false;
    const { registry } = await visit({
      'GET status': (request) => (isBack ? ok(aStatus()) : withRollout()(request)),
      'POST rollbacks': () => {
        isBack = true;
        return ok(aChannel());
      },
    });
    await press('Zurückrollen', await card());
    const ask = await dialog();
    expect(
      ask.getByText('10 % der Besucher verlieren 1.4.0-3f9a2c1. Alle bekommen wieder 1.3.0-77ab012.'),
    ).toBeVisible();
    await userEvent.dblClick(ask.getByRole('button', { name: 'Jetzt zurückrollen' }));

    expect(await screen.findByText('cart: Für alle live ist 1.3.0-77ab012')).toBeVisible();
    expect(screen.getByText(/Wirksam seit \d\d:\d\d:\d\d Uhr/)).toBeVisible();
    expect(registry.sent('POST', 'rollbacks')).toEqual([{ mfe: 'cart', major: 1, from: '1.4.0-3f9a2c1' }]);
  });

  it('without a rollout brings back the last good version', async () => {
    const { registry } = await visit({ 'POST rollbacks': () => ok(aChannel({ stable: '1.2.4-90cc1fe' })) });
    await press('cart zurückrollen');
    const ask = await dialog();
    expect(ask.getByText('Alle Besucher bekommen wieder 1.2.4-90cc1fe statt 1.3.0-77ab012.')).toBeVisible();
    await press('Jetzt zurückrollen', ask);
    await screen.findByText('cart: Für alle live ist 1.2.4-90cc1fe');
    expect(registry.sent('POST', 'rollbacks')).toEqual([{ mfe: 'cart', major: 1, from: '1.3.0-77ab012' }]);
  });

  it('whose answer is lost shows first what is live now before anybody presses again', async () => {
    let isBack = false;
    await visit({
      'GET status': (request) => (isBack ? ok(aStatus()) : withRollout()(request)),
      'POST rollbacks': () => {
        isBack = true;
        return 'silent';
      },
    });
    await press('Zurückrollen', await card());
    const ask = await dialog();
    await press('Jetzt zurückrollen', ask);
    expect(await ask.findByText(/Ob die Änderung wirksam wurde, ist nicht bekannt/)).toBeVisible();
    expect(ask.getByText(/Der Stand hat sich geändert/)).toBeVisible();
    expect(ask.getByText('Alle Besucher bekommen wieder 1.2.4-90cc1fe statt 1.3.0-77ab012.')).toBeVisible();
  });

  it('that is refused shows the registry’s reason', async () => {
    await visit({ 'POST rollbacks': () => refuse(409, 'Nothing was changed: somebody was faster.') });
    await press('cart zurückrollen');
    await press('Jetzt zurückrollen', await dialog());
    const alert = await (await dialog()).findByRole('alert');
    expect(alert).toHaveTextContent(
      /Die Registry hat das abgelehnt.*Nothing was changed: somebody was faster\./,
    );
    await expectNoAxeViolations(document.body);
  });
});

describe('rolling out', () => {
  it('takes version, share and whether to stay, and says what that means', async () => {
    const { registry } = await visit({
      'POST rollouts': () => ok(aRollout({ percent: 2.5, state: 'held' })),
    });
    await press('cart ausrollen');
    const form = await dialog();
    const share = form.getByLabelText(/Anteil der Besucher/);
    await userEvent.clear(share);
    await press('Jetzt ausrollen', form);
    expect(form.getByText(/Bitte geben Sie eine Zahl von 0 bis 100 ein/)).toBeVisible();
    await userEvent.type(share, '2,5');
    await userEvent.click(form.getByLabelText(/Bei diesem Anteil bleiben/));
    expect(
      form.getByText(
        /2,5 % der Besucher bekommen 1\.4\.0-3f9a2c1, alle anderen behalten 1\.3\.0-77ab012\. Es bleibt dabei/,
      ),
    ).toBeVisible();
    await press('Jetzt ausrollen', form);

    expect(
      await screen.findByText('2,5 % der Besucher bekommen 1.4.0-3f9a2c1, dabei bleibt es'),
    ).toBeVisible();
    expect(registry.sent('POST', 'rollouts')).toEqual([
      { mfe: 'cart', version: '1.4.0-3f9a2c1', to: 2.5, hold: true },
    ]);
  });

  it('to everybody is the end of the rollout', async () => {
    const { registry } = await visit({
      'GET status': withRollout(),
      'POST rollouts': () => ok(aRollout({ percent: 100, state: 'finished' })),
    });
    await press('Allen geben', await card());
    const form = await dialog();
    expect(form.getByText('Alle Besucher bekommen 1.4.0-3f9a2c1, der Vergleich endet.')).toBeVisible();
    await press('Jetzt allen geben', form);
    expect(await screen.findByText('Alle Besucher bekommen 1.4.0-3f9a2c1')).toBeVisible();
    expect(registry.sent('POST', 'rollouts')).toEqual([
      { mfe: 'cart', version: '1.4.0-3f9a2c1', to: 100, hold: false },
    ]);
  });
});

it('makes a link to look at a version, to be copied', async () => {
  const user = userEvent.setup();
  const { registry } = await visit({
    'GET status': withRollout(),
    'POST previews': () => ok({ token: 'abc.def', until: minutesAgo(-1440) }),
  });
  await press('Vorschau', await card());
  const ask = await dialog();
  await userEvent.clear(ask.getByLabelText('Seite'));
  await userEvent.type(ask.getByLabelText('Seite'), '/basket/');
  await press('Link erstellen', ask);
  const link = await ask.findByLabelText('Link zur Vorschau');
  expect(link).toHaveValue('http://localhost/basket/?preview=abc.def');
  await user.click(ask.getByRole('button', { name: 'Link kopieren' }));
  expect(await ask.findByText('Der Link ist kopiert.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/basket/?preview=abc.def');
  expect(registry.sent('POST', 'previews')).toEqual([{ mfe: 'cart', version: '1.4.0-3f9a2c1', hours: 24 }]);
});

it('ends a major, or names the pages that still need it', async () => {
  await visit({
    'POST retire': () =>
      refuse(422, 'search with major 1 is still needed.', {
        verdict: { passes: false, findings: [{ message: 'x', pages: ['search.json', 'start.json'] }] },
      }),
  });
  const channel = await card('search (Major 1)');
  await userEvent.click(channel.getByText('Versionen', { selector: 'span' }));
  await press('search (Major 1) beenden', channel);
  await press('Jetzt beenden', await dialog());
  const alert = await (await dialog()).findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['search.json', 'start.json']);
});
