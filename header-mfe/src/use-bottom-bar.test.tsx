import { act, fireEvent, renderHook } from '@testing-library/react';
import { useBottomBar } from './use-bottom-bar';

function addBar(top: number, height: number): HTMLElement {
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.bottomBar = '';
  bar.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
  return bar;
}

const measured = (isActive = true) => renderHook(() => useBottomBar(isActive)).result.current;

beforeEach(() => {
  window.innerHeight = 800;
  document.body.replaceChildren();
});

it.each([
  ['at the edge', 740, 60, 60],
  ['that goes beyond the edge, for telephones without a button', 720, 90, 80],
  ['that leaves the edge with the end of its part of the page', 690, 60, 110],
  ['higher up in the page, with room below it', 400, 60, 0],
  ['below the edge', 800, 60, 0],
  ['of no height', 740, 0, 0],
])('a bar %s', (_where, top, height, taken) => {
  addBar(top, height);

  expect(measured()).toBe(taken);
});

it('an invisible bar takes nothing', () => {
  addBar(740, 60).style.visibility = 'hidden';

  expect(measured()).toBe(0);
});

it('a bar that does not stick here takes nothing', () => {
  addBar(740, 60).style.position = 'static';

  expect(measured()).toBe(0);
});

it('nothing is measured while nothing floats', () => {
  addBar(740, 60);

  expect(measured(false)).toBe(0);
});

it('follows a bar that comes, slides away or is left behind', () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useBottomBar(true));
  const frame = () => act(() => jest.advanceTimersByTime(50));

  const bar = addBar(740, 60);
  fireEvent.scroll(window);
  frame();
  expect(result.current).toBe(60);

  bar.style.visibility = 'hidden';
  fireEvent.transitionEnd(bar);
  frame();
  expect(result.current).toBe(0);
  jest.useRealTimers();
});
