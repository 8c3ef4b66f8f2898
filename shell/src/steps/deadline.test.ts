import CHUNK_TIMEOUTS from '../../../shared/build/chunk-timeouts.json';
import { TIME_LIMITS } from '../time-limits';
import { withDeadline } from './deadline';

it('returns a result that is there in time', async () => {
  await expect(withDeadline('load', Promise.resolve('here'))).resolves.toBe('here');
});

it('rejects a step that hangs with its name', async () => {
  await expect(withDeadline('load', new Promise(() => {}), 10)).rejects.toThrow(
    'load took longer than 10 ms',
  );
});

it('ignores a result after the deadline', async () => {
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('late')), 30));
  await expect(withDeadline('mount', late, 10)).rejects.toThrow('took longer');
  await new Promise((resolve) => setTimeout(resolve, 40));
});

it('is below the outer bound of the specification for every step', () => {
  for (const milliseconds of Object.values(TIME_LIMITS))
    expect(milliseconds).toBeLessThan(CHUNK_TIMEOUTS.shell);
});

it('has time for two attempts to load the chunks of a micro-frontend', () => {
  expect(TIME_LIMITS.load).toBeGreaterThan(2 * CHUNK_TIMEOUTS.microFrontend);
  expect(TIME_LIMITS.props).toBeGreaterThan(2 * CHUNK_TIMEOUTS.microFrontend);
});
