import { isBelowMinimum } from './minimum-browsers';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const PHONE = (os: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X)`;
const MOBILE_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('too old', () => {
  it.each([
    ['Firefox 77', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:77.0) Gecko/20100101 Firefox/77.0'],
    ['Firefox 68 on Android', 'Mozilla/5.0 (Android 9; Mobile; rv:68.0) Gecko/68.0 Firefox/68.0'],
    ['Chrome 76', `${WINDOWS} ${WEBKIT} Chrome/76.0.3809.132 Safari/537.36`],
    [
      'Chrome 49 in a WebView',
      `Mozilla/5.0 (Linux; Android 6.0; wv) ${WEBKIT} Version/4.0 Chrome/49.0.2623.105 Mobile Safari/537.36`,
    ],
    ['Edge 18, the one of its own', `${WINDOWS} ${WEBKIT} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`],
    ['Edge 81', `${WINDOWS} ${WEBKIT} Chrome/81.0.4044.138 Safari/537.36 Edg/81.0.416.77`],
    ['Opera 65', `${WINDOWS} ${WEBKIT} Chrome/78.0.3904.108 Safari/537.36 OPR/65.0.3467.78`],
    ['Opera 12', 'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18'],
    [
      'Safari 10.1',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12_6) AppleWebKit/603.3.8 (KHTML, like Gecko) Version/10.1.2 Safari/603.3.8',
    ],
    [
      'Samsung Internet 10',
      `Mozilla/5.0 (Linux; Android 9; SM-G960F) ${WEBKIT} SamsungBrowser/10.1 Chrome/71.0.3578.99 Mobile Safari/537.36`,
    ],
    [
      'Safari on iOS 10',
      `${PHONE('10_3_4')} AppleWebKit/603.3.8 (KHTML, like Gecko) Version/10.0 Mobile/14G61 Safari/602.1`,
    ],
    ['Chrome on iOS 10', `${PHONE('10_3')} ${MOBILE_WEBKIT} CriOS/71.0.3578.89 Mobile/14E277 Safari/602.1`],
    [
      'Safari on an iPad with iOS 9',
      'Mozilla/5.0 (iPad; CPU OS 9_3_5 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13G36 Safari/601.1',
    ],
  ])('%s', (_name, userAgent) => {
    expect(isBelowMinimum(userAgent)).toBe(true);
  });
});

describe('good enough', () => {
  it.each([
    ['Firefox 78', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:78.0) Gecko/20100101 Firefox/78.0'],
    ['Chrome 77', `${WINDOWS} ${WEBKIT} Chrome/77.0.3865.75 Safari/537.36`],
    ['Chrome 142', `${WINDOWS} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    ],
    ['Edge 83', `${WINDOWS} ${WEBKIT} Chrome/83.0.4103.61 Safari/537.36 Edg/83.0.478.37`],
    [
      'Edge on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`,
    ],
    ['Opera 66', `${WINDOWS} ${WEBKIT} Chrome/79.0.3945.79 Safari/537.36 OPR/66.0.3515.27`],
    ['Safari 11', `${MAC} ${MOBILE_WEBKIT} Version/11.1.2 Safari/605.1.15`],
    [
      'Safari 26, also of an iPad that calls itself a Mac',
      `${MAC} ${MOBILE_WEBKIT} Version/26.0 Safari/605.1.15`,
    ],
    [
      'Samsung Internet 11, whose Chrome is older than 77',
      `Mozilla/5.0 (Linux; Android 10; SM-G973F) ${WEBKIT} SamsungBrowser/11.0 Chrome/75.0.3770.143 Mobile Safari/537.36`,
    ],
    [
      'Safari on iOS 11',
      `${PHONE('11_0')} AppleWebKit/604.1.38 (KHTML, like Gecko) Version/11.0 Mobile/15A372 Safari/604.1`,
    ],
    ['Chrome on iOS 18', `${PHONE('18_7')} ${MOBILE_WEBKIT} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`],
    [
      'Chrome 60 on iOS 12',
      `${PHONE('12_5')} ${MOBILE_WEBKIT} CriOS/60.0.3112.72 Mobile/15E148 Safari/604.1`,
    ],
    ['Firefox 20 on iOS 13', `${PHONE('13_3')} ${MOBILE_WEBKIT} FxiOS/20.2 Mobile/15E148 Safari/605.1.15`],
    [
      'Edge 45 on iOS 13',
      `${PHONE('13_3')} ${MOBILE_WEBKIT} Version/13.0 EdgiOS/45.2.16 Mobile/15E148 Safari/605.1.15`,
    ],
  ])('%s', (_name, userAgent) => {
    expect(isBelowMinimum(userAgent)).toBe(false);
  });
});

describe('without a minimum', () => {
  it.each([
    ['nothing', ''],
    ['Internet Explorer', 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko'],
    [
      'UC Browser',
      `Mozilla/5.0 (Linux; U; Android 9; de; RMX1851) ${WEBKIT} Version/4.0 Chrome/57.0.2987.108 UCBrowser/12.13.2 Mobile Safari/537.36`,
    ],
    [
      'the search engine of old',
      `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${WEBKIT} Chrome/41.0.2272.96 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    ],
    ['another search engine', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['a program', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/70.0.3538.77 Safari/537.36`],
    ['a text browser', 'Lynx/2.8.9rel.1 libwww-FM/2.14 SSL-MM/1.4.1 OpenSSL/1.1.1d'],
  ])('%s', (_name, userAgent) => {
    expect(isBelowMinimum(userAgent)).toBe(false);
  });
});
