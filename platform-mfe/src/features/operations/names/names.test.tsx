import { expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refuse } from '../testing/fake-registry';
import { someOwners } from '../testing/operations-fixtures';
import { dialog, press, visit } from '../testing/visit';

const rows = async () => {
  const section = within(await screen.findByRole('region', { name: 'Widget-Namen' }));
  const [, ...found] = await section.findAllByRole('row');
  return found.map((row) => row.textContent);
};

it('shows who owns which name, and where it is live', async () => {
  await visit({});

  expect(await rows()).toEqual([
    'cart-pagecartÜbergebencart@1.3.0-77ab012, cart@1.4.0-3f9a2c1',
    'old-teasersearchÜbergebennicht live',
  ]);
});

it('hands the name of a live widget over, after the new owner is stated', async () => {
  let owner = 'cart';
  const { registry } = await visit({
    'GET widget-owners': () => {
      const [cartPage, ...others] = someOwners().owners;
      return ok({ owners: [{ ...cartPage, mfe: owner }, ...others] });
    },
    'POST widget-owners': () => {
      owner = 'search';
      return ok({ widget: 'cart-page', mfe: 'search', live: ['cart@1.3.0-77ab012'] });
    },
  });
  await press('Übergeben: cart-page');
  const form = await dialog();
  expect(
    form.getByText('Der Name gehört zurzeit cart. Live in: cart@1.3.0-77ab012, cart@1.4.0-3f9a2c1.'),
  ).toBeVisible();
  expect(form.queryByRole('button', { name: 'Namen freigeben' })).toBeNull();
  const field = form.getByRole('combobox', { name: /Neuer Besitzer/ });
  await press('Jetzt übergeben', form);
  expect(field).toHaveAccessibleDescription(/Bitte nennen Sie das Micro-Frontend/);
  await userEvent.type(field, 'cart');
  await press('Jetzt übergeben', form);
  expect(field).toHaveAccessibleDescription(/Der Name gehört schon cart/);
  await expectNoAxeViolations(document.body);
  await userEvent.clear(field);
  await userEvent.type(field, ' search ');
  await press('Jetzt übergeben', form);

  expect(await screen.findByText('cart-page gehört jetzt search')).toBeVisible();
  expect(registry.sent('POST', 'widget-owners')).toEqual([{ widget: 'cart-page', to: 'search' }]);
  await waitFor(async () => expect((await rows())[0]).toMatch(/^cart-pagesearch/));
});

it('frees a name that is not live', async () => {
  const { registry } = await visit({
    'POST widget-owners': () => ok({ widget: 'old-teaser', mfe: null, live: [] }),
  });
  await press('Übergeben: old-teaser');
  const form = await dialog();
  expect(
    form.getByText('Der Name gehört zurzeit search. Keine Version mit diesem Widget ist live.'),
  ).toBeVisible();
  await press('Namen freigeben', form);

  expect(await screen.findByText('old-teaser ist frei')).toBeVisible();
  expect(registry.sent('POST', 'widget-owners')).toEqual([{ widget: 'old-teaser', to: null }]);
});

it('says that the name is free when somebody else was faster', async () => {
  const { registry } = await visit({});
  await press('Übergeben: old-teaser');
  await dialog();
  const [cartPage] = someOwners().owners;
  registry.answers['GET widget-owners'] = () => ok({ owners: [cartPage] });
  document.dispatchEvent(new Event('visibilitychange'));

  expect(await screen.findByText('old-teaser ist frei')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /Neuer Besitzer/ })).toBeNull();
});

it('keeps what was typed when the registry refuses, and shows its reason', async () => {
  const reason = 'There is no micro-frontend "gardn": it has published nothing and has no token.';
  await visit({ 'POST widget-owners': () => refuse(404, reason) });
  await press('Übergeben: cart-page');
  const form = await dialog();
  await userEvent.type(form.getByRole('combobox', { name: /Neuer Besitzer/ }), 'gardn');
  await press('Jetzt übergeben', form);

  expect(await form.findByRole('alert')).toHaveTextContent(reason);
  expect(form.getByRole('combobox', { name: /Neuer Besitzer/ })).toHaveValue('gardn');
});

it('shows a warning when the names do not arrive, and says when there is none', async () => {
  const { registry } = await visit({ 'GET widget-owners': () => refuse(500, 'x') });
  expect(await screen.findByText('Die Widget-Namen sind gerade nicht zu haben.')).toBeVisible();

  registry.answers['GET widget-owners'] = () => ok({ owners: [] });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Noch keine Namen')).toBeVisible();
});
