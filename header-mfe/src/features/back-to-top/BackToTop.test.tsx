import { notify } from '@fachwerk/shared/bus';
import { renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { backToTop } from './back-to-top.widget';
import styles from './BackToTop.module.css';

const link = () => screen.getByRole('link', { name: 'Nach oben', hidden: true });
/** jsdom does not apply style sheets. */
const isShown = () => link().classList.contains(styles.shown as string);

function scrollTo(top: number): void {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
}

beforeEach(() => Object.assign(window, { innerHeight: 800, scrollY: 0, scrollTo: jest.fn() }));
afterEach(() => {
  Object.assign(window, { scrollY: 0, matchMedia: undefined });
  document.querySelectorAll('[data-bottom-bar]').forEach((bar) => bar.remove());
});

it('stands in a landmark, as everything on a page does', async () => {
  await renderWidget(backToTop, {}, { messages });
  scrollTo(2000);

  expect(screen.getByRole('navigation', { name: 'Seitenanfang' })).toContainElement(link());
});

it('appears after one height of the window and goes again', async () => {
  await renderWidget(backToTop, {}, { messages });

  scrollTo(800);
  expect(isShown()).toBe(false);
  scrollTo(801);
  expect(isShown()).toBe(true);
  scrollTo(100);
  expect(isShown()).toBe(false);
});

it('leads to the top, with the focus', async () => {
  await renderWidget(backToTop, {}, { messages });
  scrollTo(2000);

  await userEvent.click(link());

  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(document.body).toHaveFocus();
  expect(document.body).not.toHaveAttribute('tabindex');
});

it('does not move the page for those who want no motion', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  await renderWidget(backToTop, {}, { messages });
  scrollTo(2000);

  await userEvent.click(link());

  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
});

it('stays above what sticks to the lower edge', async () => {
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.bottomBar = '';
  bar.getBoundingClientRect = () => ({ top: 735, bottom: 800, height: 65 }) as DOMRect;
  await renderWidget(backToTop, {}, { messages });

  scrollTo(2000);

  expect(link()).toHaveStyle({ marginBottom: '65px' });
});

it('is hidden on phones while a message uses its place', async () => {
  const { platform } = await renderWidget(backToTop, {}, { messages });
  scrollTo(2000);

  act(() => notify(platform.bus, { text: 'Im Warenkorb', type: 'success' }));

  expect(link()).toHaveClass(styles.beside as string);
});
