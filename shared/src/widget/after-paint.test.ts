import { afterPaint } from './after-paint';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('works once, in a task after the next frame', () => {
  let frame: FrameRequestCallback = () => undefined;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = callback;
    return 1;
  });
  const work = jest.fn();

  afterPaint(work);
  frame(0);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);

  jest.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('does not work again when it has failed', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    callback(0);
    return 1;
  });
  const work = jest.fn(() => {
    throw new Error('broken');
  });

  afterPaint(work);
  expect(() => jest.advanceTimersByTime(1)).toThrow('broken');
  jest.advanceTimersByTime(1000);

  expect(work).toHaveBeenCalledTimes(1);
});

test('works on a hidden page, which has no frames', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const work = jest.fn();

  afterPaint(work);
  jest.advanceTimersByTime(200);

  expect(work).toHaveBeenCalledTimes(1);
});
