/** @jest-environment node */
import { csrfToken, newToken, readToken, signToken } from '../session/signed-value';
import { safeRedirect } from './safe-redirect';

describe('the redirect of a form', () => {
  it.each([
    ['/p/akku-1/', '/p/akku-1/'],
    ['/search/?q=a&ms=true#x', '/search/?q=a&ms=true#x'],
    [undefined, '/basket/'],
    ['', '/basket/'],
    ['//evil.example/', '/basket/'],
    ['/\\evil.example', '/basket/'],
    ['/\t/evil.example', '/basket/'],
    ['https://evil.example/', '/basket/'],
    ['javascript:alert(1)', '/basket/'],
    ['/a\r\nset-cookie: x=1', '/basket/'],
    // Resolved dots leave two slashes.
    ['/..//evil.example/', '/basket/'],
    ['/a/%2e%2e//evil.example/', '/basket/'],
    ['/.//evil.example/', '/basket/'],
  ])('%j leads to %s', (wanted, expected) => {
    expect(safeRedirect(wanted, '/basket/')).toBe(expected);
  });
});

describe('a session cookie', () => {
  it('is accepted with our signature only', () => {
    const token = newToken();
    const signed = signToken(['secret'], token);

    expect(readToken(['secret'], signed)).toBe(token);
    expect(readToken(['another secret'], signed)).toBeUndefined();
    expect(readToken(['secret'], `${newToken()}.${signed.split('.')[1]}`)).toBeUndefined();
    expect(readToken(['secret'], `${signed}.x`)).toBeUndefined();
    expect(readToken(['secret'], '')).toBeUndefined();
    expect(readToken(['secret'], undefined)).toBeUndefined();
  });
  it('has 128 random bits', () => {
    expect(Buffer.from(newToken(), 'base64url')).toHaveLength(16);
  });
  it('gives a token that matches no other session', () => {
    expect(csrfToken(['secret'], 'a')).not.toBe(csrfToken(['secret'], 'b'));
  });
});
