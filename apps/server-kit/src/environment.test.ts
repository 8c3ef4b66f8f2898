/** @jest-environment node */
import {
  flag,
  list,
  marketCmsOrigins,
  origin,
  origins,
  port,
  proxies,
  readEnvironment,
  secret,
  text,
  wholeNumber,
} from './environment';

describe('reading the environment', () => {
  const shape = {
    PORT: port(8080),
    WORKERS: wholeNumber(1, 64).default(2),
    API_URL: origin('http://localhost:8080'),
    MAILBOX: flag().optional(),
    ORIGINS: list(),
    THIRD_PARTY_ORIGINS: origins('https://blog.example'),
    TRUST_PROXY: proxies(),
    KEY: secret(text('the key that signs').max(4, 'a key of at most four characters')),
  };
  const needed = { API_URL: 'https://api.example/x?y', KEY: 'key' };

  it('uses the fallback of a variable that is missing or empty', () => {
    expect(readEnvironment(shape, { ...needed, PORT: '', OTHER: 'x' })).toEqual({
      PORT: 8080,
      WORKERS: 2,
      API_URL: 'https://api.example',
      MAILBOX: undefined,
      ORIGINS: [],
      THIRD_PARTY_ORIGINS: [],
      TRUST_PROXY: 0,
      KEY: 'key',
    });
  });

  it('returns typed values', () => {
    const env = {
      ...needed,
      PORT: '0',
      WORKERS: '64',
      MAILBOX: 'false',
      ORIGINS: 'a, b,',
      THIRD_PARTY_ORIGINS: 'https://a.example/',
      TRUST_PROXY: 'true',
    };

    expect(readEnvironment(shape, env)).toMatchObject({
      PORT: 0,
      WORKERS: 64,
      MAILBOX: false,
      ORIGINS: ['a', 'b'],
      THIRD_PARTY_ORIGINS: ['https://a.example'],
      TRUST_PROXY: 1,
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT=abc: a whole number from 0 to 65535 is expected.'],
    [{ PORT: '70000' }, 'PORT=70000: a whole number from 0 to 65535 is expected.'],
    [{ WORKERS: '1.5' }, 'WORKERS=1.5: a whole number from 1 to 64 is expected.'],
    [{ API_URL: 'api' }, 'API_URL=api: an address such as http://localhost:8080 is expected.'],
    [{ API_URL: 'ftp://api' }, 'API_URL=ftp://api: an address such as http://localhost:8080 is expected.'],
    [{ API_URL: '' }, 'API_URL is not set: an address such as http://localhost:8080 is expected.'],
    [
      { THIRD_PARTY_ORIGINS: 'blog' },
      'THIRD_PARTY_ORIGINS=blog: origins such as https://blog.example is expected.',
    ],
    [{ MAILBOX: 'yes' }, 'MAILBOX=yes: true or false is expected.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY=yes: true or the number of proxies is expected.'],
    [{ TRUST_PROXY: '12' }, 'TRUST_PROXY=12: true or the number of proxies is expected.'],
  ])('names the variable and what it expects: %j', (env, message) => {
    expect(() => readEnvironment(shape, { ...needed, ...env })).toThrow(message);
  });

  it.each([
    ['https://markt.example', true],
    ['https://markt.example:8443', true],
    ['http://10.0.0.5:8080', true],
    ['http://[fd00::5]', true],
    ['http://markt.example', false],
    ['ftp://markt.example', false],
    ['https://markt.example/ulm/', false],
    ['https://eva:geheim@markt.example', false],
    ['markt.example', false],
    ['*', false],
  ])('takes %s as origin of the market CMS: %s', (value, isTaken) => {
    const read = () => readEnvironment({ ORIGINS: marketCmsOrigins() }, { ORIGINS: value });

    if (isTaken) expect(read()).toEqual({ ORIGINS: [value] });
    else expect(read).toThrow(`ORIGINS=${value}: `);
  });

  it('repeats no secret', () => {
    expect(() => readEnvironment(shape, { ...needed, KEY: 'geheim' })).toThrow(
      'KEY: a key of at most four characters is expected.',
    );
  });
});
