/** @jest-environment node */
import { collectorOrigin, readMetrics } from './metrics';

const KEY = { METRICS_KEY: 'key-of-the-pages' };
const URL_SET = {
  ...KEY,
  METRICS_URL: 'https://metrics.example/collect',
  METRICS_PROVIDER: 'Messwerte GmbH',
};

describe('the collector of web vitals', () => {
  it('is none by default', () => {
    expect(readMetrics({}, undefined)).toBeUndefined();
    expect(readMetrics({ METRICS_SAMPLE: '0.5', METRICS_ENVIRONMENT: 'test' }, undefined)).toBeUndefined();
  });

  it('is that of the shop with a key alone', () => {
    const own = readMetrics(KEY, 'https://shop.example');
    expect(own).toEqual({
      url: '/federation/web-vitals',
      key: 'key-of-the-pages',
      sample: 1,
      environment: 'production',
    });
    expect(own && collectorOrigin(own)).toBeUndefined();
  });

  it('may be another host, for a share of the views', () => {
    const other = readMetrics(
      { ...URL_SET, METRICS_SAMPLE: '0.25', METRICS_ENVIRONMENT: 'staging' },
      'https://shop.example',
    );
    expect(other).toMatchObject({
      url: 'https://metrics.example/collect',
      sample: 0.25,
      environment: 'staging',
      provider: 'Messwerte GmbH',
    });
    expect(other && collectorOrigin(other)).toBe('https://metrics.example');
  });

  it.each([
    [
      { METRICS_KEY: '', METRICS_URL: 'https://metrics.example/' },
      /^METRICS_KEY is not set, but METRICS_URL is/,
    ],
    [{ METRICS_KEY: 'short' }, /^METRICS_KEY=short: 8 to 200/],
    [{ METRICS_KEY: 'key of the pages' }, /: 8 to 200 letters/],
    [{ METRICS_URL: '/collect' }, /^METRICS_URL=\/collect: an address such as/],
    [{ METRICS_URL: 'https://*.metrics.example/' }, /: an address such as/],
    [{ METRICS_URL: 'https://eva:geheim@metrics.example/' }, /: an address such as/],
    [{ METRICS_URL: 'https://metrics.example; script-src *' }, /: an address such as/],
    [{ METRICS_URL: 'http://metrics.example/' }, /: https, or http with an address of the own network/],
    [{ METRICS_URL: 'http://10.0.0.5:8080/' }, /with https in PUBLIC_URL, pages load from https only/],
    [{ METRICS_PROVIDER: '' }, /^METRICS_PROVIDER is not set: visitors are asked to consent/],
    [{ METRICS_URL: '' }, /^METRICS_URL is not set, but METRICS_PROVIDER is/],
    [{ METRICS_SAMPLE: '0' }, /^METRICS_SAMPLE=0: a share such as 0.1/],
    [{ METRICS_SAMPLE: '0.0' }, /: a share such as/],
    [{ METRICS_SAMPLE: '1.5' }, /: a share such as/],
    [{ METRICS_SAMPLE: '10%' }, /: a share such as/],
    [{ METRICS_ENVIRONMENT: 'x'.repeat(61) }, /: a word with at most 60/],
  ])('is refused with %j', (change, message) => {
    expect(() => readMetrics({ ...URL_SET, ...change }, 'https://shop.example')).toThrow(message);
  });
});
