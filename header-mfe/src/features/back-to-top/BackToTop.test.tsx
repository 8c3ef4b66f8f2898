import { notify } from '@fachwerk/shared/bus';
import { renderWidget } from '@fachwerk/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { backToTop } from './back-to-top.widget';
import styles from './BackToTop.module.css';

const link = () => screen.getByRole('link', { name: 'Nach oben', hidden: true });
/** jsdom does not apply style sheets. */
const isShown = () => link().classList.contains(styles.shown as string);

async function renderFarDown() {
  const { platform } = await renderWidget(backToTop, {}, { messages });
  const setFarDown = (isFarDown: boolean) => act(() => platform.bus.set('isFarDown', isFarDown));
  setFarDown(true);
  return { platform, setFarDown };
}

beforeEach(() => Object.assign(window, { innerHeight: 800, scrollTo: jest.fn() }));
afterEach(() => {
  Object.assign(window, { matchMedia: undefined });
  document.querySelectorAll('[data-bottom-bar]').forEach((bar) => bar.remove());
});

it('stands in a landmark, as everything on a page does', async () => {
  await renderFarDown();

  expect(screen.getByRole('navigation', { name: 'Seitenanfang' })).toContainElement(link());
});

it('is shown while the page is scrolled far down', async () => {
  const { setFarDown } = await renderFarDown();
  expect(isShown()).toBe(true);

  setFarDown(false);

  expect(isShown()).toBe(false);
});

it('leads to the top, with the focus', async () => {
  await renderFarDown();

  await userEvent.click(link());

  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.body).toHaveFocus();
  expect(document.body).not.toHaveAttribute('tabindex');
});

it('does not move the page for those who want no motion', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  await renderFarDown();

  await userEvent.click(link());

  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
});

it('stays above what sticks to the lower edge', async () => {
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.bottomBar = '';
  bar.getBoundingClientRect = () => ({ top: 735, bottom: 800, height: 65 }) as DOMRect;
  await renderFarDown();

  expect(link()).toHaveStyle({ marginBottom: '65px' });
});

it('is hidden on phones while a message uses its place', async () => {
  const { platform } = await renderFarDown();

  act(() => notify(platform.bus, { text: 'Im Warenkorb', type: 'success' }));

  expect(link()).toHaveClass(styles.beside as string);
});
