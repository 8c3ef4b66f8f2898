import { HttpError, isHttpError } from './http-error';

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
