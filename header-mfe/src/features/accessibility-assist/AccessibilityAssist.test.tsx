import { expectNoAxeViolations } from '@fachwerk/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetHelpers, type HelperCase, helperPlatform, registerHelper } from '../../testing/a-helper';
import { accessibilityAssist } from './accessibility-assist.widget';

async function openAssist(given: HelperCase = {}) {
  const page = helperPlatform((bus, choice) => bus.set('consent@2', choice), given);
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  render(<accessibilityAssist.Root props={{}} data={undefined} platform={page.platform} />);
  const press = () => act(async () => page.bus.publish('header:assist-requested', {}));
  await press();
  return { ...page, opener, press };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Bedienhilfe' });

afterEach(() => {
  jest.useRealTimers();
  forgetHelpers();
  document.body.innerHTML = '';
});

it('asks first, then leaves the page to the tool, which has the focus of the opener', async () => {
  let focused: Element | null = null;
  const open = jest.fn(() => void (focused = document.activeElement));
  registerHelper('accessibility-assist', { open });
  const page = await openAssist();
  expect(page.loadOutsideScript).not.toHaveBeenCalled();
  await expectNoAxeViolations(dialog() as HTMLElement);

  await userEvent.click(screen.getByRole('button', { name: 'Zustimmen und Bedienhilfe öffnen' }));

  expect(page.sent).toEqual([['accessibility-assist']]);
  expect(page.loadOutsideScript.mock.calls).toEqual([['accessibility-assist']]);
  expect(open).toHaveBeenCalledTimes(1);
  expect(dialog()).not.toBeInTheDocument();
  expect(focused).toBe(page.opener);
});

it('opens the tool with each press where it is allowed, without a layer', async () => {
  const open = jest.fn();
  registerHelper('accessibility-assist', { open });
  const page = await openAssist({ allowed: ['accessibility-assist'] });
  expect(open).toHaveBeenCalledTimes(1);
  await page.press();
  expect(open).toHaveBeenCalledTimes(2);
  expect(dialog()).not.toBeInTheDocument();
});

it('shows that it loads where this lasts, and leads to the contact where the host is dead', async () => {
  jest.useFakeTimers();
  await openAssist({ allowed: ['accessibility-assist'], load: () => new Promise<void>(() => {}) });
  expect(dialog()).not.toBeInTheDocument();
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toHaveTextContent('Die Bedienhilfe wird geladen.');

  await act(async () => jest.advanceTimersByTimeAsync(15_000));

  expect(screen.getByRole('alert')).toHaveTextContent('Die Bedienhilfe ist gerade nicht erreichbar.');
  expect(screen.getByRole('link', { name: 'Zum Kontakt' })).toBeVisible();
});

it.each<[string, () => void | Promise<void>]>([
  [
    'at once',
    () => {
      throw new Error('broken');
    },
  ],
  ['later', () => Promise.reject(new Error('broken'))],
])('states that the tool itself fails %s', async (_when, open) => {
  registerHelper('accessibility-assist', { open });
  const page = await openAssist({ allowed: ['accessibility-assist'] });

  const text = expect.stringMatching(/^Die Bedienhilfe ist gerade nicht erreichbar\./);
  expect(page.bus.get('notifications')).toMatchObject([{ id: 'accessibility-assist', type: 'error', text }]);
});
