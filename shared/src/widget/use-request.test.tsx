import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RequestOptions, useRequest } from './use-request';

interface Call {
  key: string;
  signal: AbortSignal;
  resolve(data: string): void;
  reject(error: unknown): void;
}

/** A hook whose calls the test answers. */
function show(firstKey: string | null, options?: RequestOptions<string>) {
  const calls: Call[] = [];
  const hook = renderHook(
    ({ key }: { key: string | null }) =>
      useRequest(
        key,
        (signal) =>
          new Promise<string>((resolve, reject) => {
            calls.push({ key: String(key), signal, resolve, reject });
          }),
        options,
      ),
    { initialProps: { key: firstKey } },
  );
  const answer = (index: number, data: string) => act(async () => calls[index]?.resolve(data));
  const fail = (index: number) => act(async () => calls[index]?.reject(new Error('for the test')));
  return { ...hook, calls, answer, fail };
}

it('loads once per key and does nothing without a key', async () => {
  const { result, rerender, calls, answer } = show(null);
  expect(result.current.status).toBe('idle');
  expect(calls).toHaveLength(0);

  rerender({ key: 'a' });
  expect(result.current).toMatchObject({ status: 'loading', data: undefined });
  await answer(0, 'A');
  rerender({ key: 'a' });

  expect(result.current).toMatchObject({ status: 'ready', data: 'A' });
  expect(calls).toHaveLength(1);
});

it('never shows the answer of another key, however late it comes', async () => {
  const { result, rerender, calls, answer } = show('a');
  rerender({ key: 'b' });
  expect(calls[0]?.signal.aborted).toBe(true);

  await answer(1, 'B');
  await answer(0, 'A');

  expect(result.current).toMatchObject({ status: 'ready', data: 'B' });
});

it('drops the data with its key, in the same rendering', async () => {
  const seen: string[] = [];
  function Probe({ name }: { name: string }) {
    const { status, data } = useRequest(name, () => Promise.resolve(`data of ${name}`));
    seen.push(`${name}: ${data ?? status}`);
    return <p>{data ?? status}</p>;
  }
  const { rerender } = render(<Probe name="a" />);
  await screen.findByText('data of a');
  rerender(<Probe name="b" />);
  await screen.findByText('data of b');

  expect(seen).not.toContain('b: data of a');
});

it('keeps the data of the previous key while the next loads, and when that fails', async () => {
  const { result, rerender, answer, fail } = show('a', { keepsPrevious: true });
  await answer(0, 'A');

  rerender({ key: 'b' });
  expect(result.current).toMatchObject({ status: 'loading', data: 'A' });
  await fail(1);

  expect(result.current).toMatchObject({ status: 'failed', data: 'A' });
});

it('tries again after a failure, and keeps the data while it reloads', async () => {
  const { result, calls, answer, fail } = show('a');
  await fail(0);
  expect(result.current).toMatchObject({
    status: 'failed',
    data: undefined,
    error: new Error('for the test'),
  });

  act(() => void result.current.reload());
  expect(result.current.status).toBe('loading');
  await answer(1, 'A');
  act(() => void result.current.reload());
  expect(result.current).toMatchObject({ status: 'loading', data: 'A' });
  await answer(2, 'A2');

  expect(result.current).toMatchObject({ status: 'ready', data: 'A2' });
  expect(calls).toHaveLength(3);
});

it('aborts the older of two reloads', async () => {
  const { result, calls, answer } = show('a');
  act(() => void result.current.reload());
  await answer(1, 'new');
  await answer(0, 'old');

  expect(calls[0]?.signal.aborted).toBe(true);
  expect(result.current.data).toBe('new');
});

it('loads nothing where the page has the answer, until it is asked to', async () => {
  const { result, calls, answer } = show('a', { initial: 'from the page' });
  expect(result.current).toMatchObject({ status: 'ready', data: 'from the page' });
  expect(calls).toHaveLength(0);

  act(() => void result.current.reload());
  await answer(0, 'from the API');
  expect(result.current.data).toBe('from the API');
});

it('aborts the call when the component ends', () => {
  const { calls, unmount } = show('a');
  unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
});

it('resolves a reload with its answer', async () => {
  const log: string[] = [];
  function Probe() {
    const { data, reload } = useRequest('a', () => Promise.resolve('A'));
    return <button onClick={() => void reload().then(() => log.push('there'))}>{data ?? ''}</button>;
  }
  render(<Probe />);
  await userEvent.click(await screen.findByRole('button', { name: 'A' }));
  await waitFor(() => expect(log).toEqual(['there']));
});
