import { act, renderHook } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { HttpError } from '../http/http-error';
import { type ActionOptions, useAction } from './use-action';

interface Call {
  input: number;
  key: string;
  resolve(answer: string): void;
  reject(error: unknown): void;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(options?: ActionOptions<number, string>) {
  const calls: Call[] = [];
  const hook = renderHook(() =>
    useAction<number, string>(
      (input, key) => new Promise((resolve, reject) => calls.push({ input, key, resolve, reject })),
      options,
    ),
  );
  const run = (input: number) => act(() => void hook.result.current.run(input));
  const answer = (index: number, text = 'ok') => act(async () => calls[index]?.resolve(text));
  const fail = (index: number, error: unknown) => act(async () => calls[index]?.reject(error));
  return { ...hook, calls, run, answer, fail };
}

const unknownOutcome = new HttpError('timeout', 'for the test');
const refusal = new HttpError('bad-request', 'for the test', 400);

it('sends, and gives the answer to the caller', async () => {
  const onDone = jest.fn();
  const { result, run, answer } = show({ onDone });
  run(2);
  await answer(0);

  expect(result.current.state).toEqual({ status: 'done', input: 2, answer: 'ok' });
  expect(onDone).toHaveBeenCalledWith('ok', 2);
});

it('is pending after 100 ms and not before', async () => {
  const { result, run, answer } = show();
  run(1);
  act(() => jest.advanceTimersByTime(99));
  expect(result.current.isPending).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.isPending).toBe(true);

  await answer(0);
  expect(result.current.isPending).toBe(false);
  act(() => jest.advanceTimersByTime(1000));
  expect(result.current.isPending).toBe(false);
});

it('sends one call at a time', async () => {
  const { calls, run, answer } = show();
  run(1);
  run(1);
  run(2);
  expect(calls).toHaveLength(1);

  await answer(0);
  run(2);
  expect(calls).toHaveLength(2);
});

it('sends the same input with the same key after an unknown outcome', async () => {
  const { calls, run, answer, fail } = show();
  run(1);
  await fail(0, unknownOutcome);
  run(1);
  await fail(1, new HttpError('network', 'for the test'));
  run(1);
  await answer(2);
  run(1);

  const keys = calls.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
});

it('takes another key for another input, and after a clear refusal', async () => {
  const { calls, run, fail } = show();
  run(1);
  await fail(0, unknownOutcome);
  run(2);
  await fail(1, refusal);
  run(2);

  expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
});

it('holds the failure until the next try, or until it is reset', async () => {
  const onFailed = jest.fn();
  const { result, run, fail } = show({ onFailed });
  run(1);
  await fail(0, refusal);
  expect(result.current.state).toEqual({ status: 'failed', input: 1, error: refusal });
  expect(onFailed).toHaveBeenCalledWith(refusal, 1);

  act(() => result.current.reset());
  expect(result.current.state).toEqual({ status: 'idle' });
});

it('reports nothing after the component has ended', async () => {
  const onDone = jest.fn();
  const { run, answer, unmount } = show({ onDone });
  run(1);
  unmount();
  await answer(0);
  expect(onDone).not.toHaveBeenCalled();
});

it('stays pending while the page unloads, and is free again when the browser restores it', async () => {
  const { result, calls, run, answer } = show({ onDone: () => 'leaving' });
  run(1);
  await answer(0);
  run(1);
  expect(result.current.isPending).toBe(true);
  expect(calls).toHaveLength(1);

  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(result.current.isPending).toBe(false);
  run(1);
  expect(calls).toHaveLength(2);
});

it('sends an action without input', async () => {
  const send = jest.fn(() => Promise.resolve('ok'));
  const { result } = renderHook(() => useAction(send));
  await act(() => result.current.run(undefined));
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current.state).toMatchObject({ status: 'done', answer: 'ok' });
});

it.each([
  ['an answer', () => Promise.resolve('ok'), { status: 'done', input: 1, answer: 'ok' }],
  ['a refusal', () => Promise.reject(refusal), { status: 'failed', input: 1, error: refusal }],
])('%s that comes while its component is hidden is told once it is shown again', async (_, answer, state) => {
  let mode: 'hidden' | 'visible' = 'visible';
  const told = jest.fn();
  const sent: ((outcome: Promise<string>) => void)[] = [];
  const hook = renderHook(
    () =>
      useAction<number, string>(() => new Promise((resolve) => sent.push(resolve)), {
        onDone: told,
        onFailed: told,
      }),
    { wrapper: ({ children }: { children: ReactNode }) => <Activity mode={mode}>{children}</Activity> },
  );
  act(() => void hook.result.current.run(1));
  mode = 'hidden';
  hook.rerender();
  await act(async () => sent[0]?.(answer()));
  expect(told).not.toHaveBeenCalled();
  mode = 'visible';
  hook.rerender();

  expect(hook.result.current.state).toEqual(state);
  expect(told).toHaveBeenCalledTimes(1);
});
