/** @jest-environment node */
import type { Call } from '@fachwerk/shared/calls';
import type { HttpClient } from '@fachwerk/shared/http';
import { readsRecorder } from './record-reads';

const values = { url: new URL('https://shop.test/c/garten/'), now: '2026-11-21T10:00:00.000Z' };
const call: Call<{ answer: unknown }> = { method: 'GET', path: '/rest/x/' };

it('records the address only when it is read', () => {
  const { reads, watch } = readsRecorder();
  const context = watch({ props: {} }, values);
  expect(reads).toEqual({ address: false, now: false, otherData: false });

  expect(context.url.pathname).toBe('/c/garten/');

  expect(reads).toEqual({ address: true, now: false, otherData: false });
});

it('records the time only when it is read', () => {
  const { reads, watch } = readsRecorder();

  expect(watch({}, { now: values.now }).now).toBe(values.now);

  expect(reads).toEqual({ address: false, now: true, otherData: false });
});

describe('the version of the data', () => {
  it.each<[string, (string | undefined)[], object]>([
    ['one answer', ['7'], { dataVersion: '7', otherData: false }],
    ['equal ones', ['7', '7'], { dataVersion: '7', otherData: false }],
    ['an answer without one', ['7', undefined], { dataVersion: '7', otherData: true }],
    ['different ones', ['7', '8'], { otherData: true }],
    ['no answer', [], { otherData: false }],
  ])('of %s', (_what, answers, expected) => {
    const { reads, onAnswer } = readsRecorder();

    answers.forEach((version) => onAnswer(version));

    expect(reads).toMatchObject(expected);
  });

  it('is not known after a failed call', async () => {
    const { reads, watchCalls } = readsRecorder();
    const api: HttpClient = watchCalls({ call: () => Promise.reject(new Error('away')) });

    await expect(api.call(call)).rejects.toThrow('away');

    expect(reads).toMatchObject({ otherData: true });
  });
});
