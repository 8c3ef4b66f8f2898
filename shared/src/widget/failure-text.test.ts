import { HttpError, type HttpErrorKind } from '../http/http-error';
import shared from '../messages.de.json';
import { translateWith } from '../testing/translate';
import { failureText } from './failure-text';

const messages = { ...shared, 'error.item.unknown': 'Diesen Artikel führen wir nicht.' };
const textOf = (error: unknown) => failureText(translateWith(messages), error);

it.each<[string, HttpErrorKind, number, string]>([
  ['no network', 'network', 0, 'Es besteht keine Verbindung.'],
  ['cancelled', 'cancelled', 0, 'Es besteht keine Verbindung.'],
  ['timeout', 'timeout', 0, 'Der Shop hat nicht rechtzeitig geantwortet.'],
  ['a broken connection', 'aborted', 0, 'Der Shop hat nicht rechtzeitig geantwortet.'],
  ['a refusal', 'bad-request', 400, 'Der Shop hat die Anfrage nicht angenommen.'],
  ['an ended session', 'bad-request', 403, 'Ihre Sitzung ist abgelaufen.'],
  ['too many calls', 'bad-request', 429, 'Das waren viele Versuche in kurzer Zeit.'],
  ['a server error', 'bad-response', 500, 'Im Shop ist ein Fehler aufgetreten.'],
  ['an unexpected answer', 'unexpected-shape', 200, 'Im Shop ist ein Fehler aufgetreten.'],
])('has one sentence for %s', (_fault, kind, status, sentence) => {
  const error = new HttpError(kind, 'for the test', status, { globalErrors: [{ msg: 'technical.error' }] });
  expect(textOf(error)).toContain(sentence);
});

it('prefers the sentence of the server for a refused call', () => {
  const body = { globalErrors: [{ msg: 'error.item.unknown' }, { msg: 'no.such.text' }] };
  expect(textOf(new HttpError('bad-request', 'for the test', 400, body))).toBe(
    'Diesen Artikel führen wir nicht.',
  );
  expect(textOf(new HttpError('bad-response', 'for the test', 500, body))).toContain(
    'Im Shop ist ein Fehler',
  );
});

it('has a sentence for anything else that is thrown', () => {
  expect(textOf(new TypeError('for the test'))).toContain('Im Shop ist ein Fehler aufgetreten.');
});
