/** @jest-environment node */
import { readFlag } from './read-flag';
import { RowError } from './row-error';

describe('a flag', () => {
  it.each(['yes', 'YES', 'y', 'TRUE', 'true', '1', 'x', 'X', 'ja', 'Ja', 'J', 'WAHR'])(
    'is set by %s',
    (text) => expect(readFlag(text, 'needsAdvice')).toBe(true),
  );

  it.each(['no', 'n', 'FALSE', '0', 'nein', 'Nein', 'N', 'FALSCH'])('is not set by %s', (text) =>
    expect(readFlag(text, 'needsAdvice')).toBeUndefined(),
  );

  it.each(['oui', '2', '-', 'j/n', 'ja?', 'unbekannt', 'constructor'])('is refused for %s', (text) =>
    expect(() => readFlag(text, 'needsAdvice')).toThrow(
      new RowError('needsAdvice', `must be 'yes', 'no' or empty, is '${text}'`),
    ),
  );
});
