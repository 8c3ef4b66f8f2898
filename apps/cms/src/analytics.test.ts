/** @jest-environment node */
import { readAnalytics } from './analytics';

const GA_MEASUREMENT_ID = 'G-ABC123DEF4';
const read = (env: Record<string, string>, publicUrl?: string) => readAnalytics(env, publicUrl);

describe('Google Analytics', () => {
  it('is absent without an id', () => {
    expect(read({})).toBeUndefined();
  });

  it('has the hosts of Google by default', () => {
    expect(read({ GA_MEASUREMENT_ID }, 'https://shop.example')).toEqual({
      measurementId: GA_MEASUREMENT_ID,
      script: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4',
      connect: ['https://www.google-analytics.com', 'https://region1.google-analytics.com'],
    });
  });

  it('may have other hosts, also of the own network', () => {
    const env = {
      GA_MEASUREMENT_ID,
      GA_SCRIPT: 'http://127.0.0.1:8099/gtag/js',
      GA_CONNECT_ORIGINS: 'http://127.0.0.1:8099, https://collect.example',
    };
    expect(read(env)).toMatchObject({
      script: 'http://127.0.0.1:8099/gtag/js?id=G-ABC123DEF4',
      connect: ['http://127.0.0.1:8099', 'https://collect.example'],
    });
  });

  it.each([
    [{ GA_MEASUREMENT_ID: 'UA-1234-1' }, /the id of a data stream such as G-/],
    [{ GA_MEASUREMENT_ID: 'G-ABC; script-src *' }, /the id of a data stream/],
    [{ GA_SCRIPT: 'https://ga.example/gtag/js' }, /GA_MEASUREMENT_ID is not set, but GA_SCRIPT is/],
    [{ GA_MEASUREMENT_ID, GA_SCRIPT: 'javascript:alert(1)' }, /an address such as/],
    [{ GA_MEASUREMENT_ID, GA_SCRIPT: 'http://10.0.0.5:8080/' }, /pages load from https only/],
    [{ GA_MEASUREMENT_ID, GA_CONNECT_ORIGINS: 'https://*.google-analytics.com' }, /origins such as/],
    [{ GA_MEASUREMENT_ID, GA_CONNECT_ORIGINS: 'https://a.example/collect' }, /origins such as/],
    [{ GA_MEASUREMENT_ID, GA_CONNECT_ORIGINS: 'https://a.example,*' }, /origins such as/],
  ])('is refused at the start with %j', (env, message) => {
    expect(() => read(env, 'https://shop.example')).toThrow(message);
  });
});
