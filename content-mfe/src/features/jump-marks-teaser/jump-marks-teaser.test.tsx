import { renderWidget } from '@fachwerk/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { messages } from '../../testing/test-data';
import { jumpMarksTeaser } from './jump-marks-teaser.widget';

const BAR = 64;
let position = 0;
let isStill = false;

beforeEach(() => {
  jest.useFakeTimers();
  position = 0;
  isStill = false;
  jest.spyOn(window, 'scrollTo').mockImplementation(((_left: number, top: number) => {
    position = top;
  }) as typeof window.scrollTo);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => position });
  window.matchMedia = (() => ({ matches: isStill })) as unknown as typeof window.matchMedia;
  document.documentElement.style.scrollPaddingTop = `${BAR}px`;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('style');
  document.getElementById('fragen')?.remove();
  window.location.hash = '';
});

async function show() {
  const target = document.createElement('section');
  target.id = 'fragen';
  target.getBoundingClientRect = () => ({ top: 1064 - position }) as DOMRect;
  document.body.append(target);
  await renderWidget(jumpMarksTeaser, { marks: [{ label: 'Fragen', anchor: 'fragen' }] }, { messages });
  return screen.getByRole('link', { name: 'Fragen' });
}
/** Whether the browser follows the link itself. */
const press = (link: HTMLElement, init = {}) => fireEvent.click(link, init);

it('moves the page in 800 ms to the place below the bar, then to its address', async () => {
  expect(press(await show())).toBe(false);

  jest.advanceTimersByTime(416);
  expect(position).toBeGreaterThan(400);
  expect(position).toBeLessThan(600);
  expect(window.location.hash).toBe('');
  jest.advanceTimersByTime(420);
  expect(position).toBe(1000);
  expect(window.location.hash).toBe('#fragen');
});

it('stops for a visitor who scrolls', async () => {
  press(await show());
  jest.advanceTimersByTime(200);
  fireEvent.wheel(window);
  const stopped = position;
  jest.advanceTimersByTime(1000);

  expect(position).toBe(stopped);
  expect(window.location.hash).toBe('');
});

it('arrives although the visitor presses a key that does not scroll', async () => {
  press(await show());
  jest.advanceTimersByTime(200);
  fireEvent.keyDown(window, { key: 'Shift' });
  jest.advanceTimersByTime(1000);

  expect(window.location.hash).toBe('#fragen');
});

it('leaves the jump to the browser for less motion, other tabs and missing places', async () => {
  const link = await show();

  expect(press(link, { ctrlKey: true })).toBe(true);
  isStill = true;
  expect(press(link)).toBe(true);
  isStill = false;
  document.getElementById('fragen')?.remove();
  expect(press(link)).toBe(true);
  jest.advanceTimersByTime(1000);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
