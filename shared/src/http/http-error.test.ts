import { HttpError, isHttpError, isUnknownId } from './http-error';

it('is recognised by name, because every micro-frontend has its own copy of the class', () => {
  class HttpErrorOfAnotherBundle extends Error {
    override readonly name = 'HttpError';
  }
  expect(isHttpError(new HttpErrorOfAnotherBundle('x'))).toBe(true);
  expect(isHttpError(new HttpError('network', 'x'))).toBe(true);
  expect(isHttpError(new Error('x'))).toBe(false);
  expect(isHttpError('x')).toBe(false);
});

it.each([[null], ['text'], [undefined], [{ fieldErrors: null }]])('stands a body like %p', (body) => {
  const error = new HttpError('bad-request', 'x', 400, body);
  expect(error.fieldErrors).toEqual([]);
  expect(error.messageKeys).toEqual(['technical.error']);
});

it.each([
  [400, true],
  [404, true],
  [414, true],
  [401, false],
  [429, false],
  [500, false],
])('takes status %i for an id that nothing has: %s', (status, expected) => {
  expect(isUnknownId(new HttpError(status < 500 ? 'bad-request' : 'bad-response', 'x', status))).toBe(
    expected,
  );
});
