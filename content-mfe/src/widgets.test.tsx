import { findItems, readCaptchaChallenge, readLottery, readProduct } from '@fachwerk/shared/calls';
import { answerTo, describeWidgets } from '@fachwerk/shared/testing';
import messages from './messages.de.json';
import { aLottery } from './testing/a-lottery';
import { aFoundItem, aProduct } from './testing/test-data';
import { widgets } from './widgets';

const answers = [
  answerTo(readProduct, ({ query }) => aProduct(query?.itemId ? { itemId: query.itemId } : {})),
  answerTo(readLottery, ({ params }) => aLottery({ lotteryId: params.lotteryId })),
  answerTo(readCaptchaChallenge, {
    algorithm: 'SHA-256',
    salt: 'x',
    challenge: 'x',
    maxnumber: 1,
    signature: 'x',
  }),
  answerTo(findItems, { items: [aFoundItem('87653923', '2124501')] }),
];

describeWidgets(widgets, messages, ({ name }) => [
  // The survey of another company is empty before a consent.
  { title: 'on a page', answers, isHidden: name === 'survey-teaser' },
]);

const linkOf: Record<string, (href: string) => unknown> = {
  'hero-slider': (href) => ({
    slides: [{ headline: 'A', picture: { src: '/a.svg' }, link: { label: 'B', href } }],
  }),
  'headline-teaser': (href) => ({ headline: 'A', link: { label: 'B', href } }),
  'main-teaser': (href) => ({ headline: 'A', call: { label: 'B', href } }),
  'image-teaser': (href) => ({
    images: [{ headline: 'A', picture: { src: '/a.svg' }, link: { label: 'B', href } }],
  }),
  'image-carousel-teaser': (href) => ({
    headline: 'A',
    images: [{ headline: 'A', picture: { src: '/a.svg' }, link: { label: 'B', href } }],
  }),
  'usp-teaser': (href) => ({ items: [{ icon: 'store', title: 'A', link: { label: 'B', href } }] }),
  'article-highlight-teaser': (href) => ({
    headline: 'A',
    link: { label: 'B', href },
    articles: [{ itemId: '1' }],
  }),
};

describe.each(Object.entries(linkOf))('the links of %s', (name, propsWith) => {
  const widget = widgets.find((one) => one.name === name);

  it.each([
    '/c/holz/',
    '/search/?q=akku&ms=true',
    '#fragen',
    'https://www.example.org/',
    'mailto:post@example.org',
    'tel:+4930123',
  ])('accept %s', (href) => {
    expect(widget?.parseProps(propsWith(href))).toMatchObject({ ok: true });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'c/holz/',
    '',
  ])('refuse %p', (href) => {
    expect(widget?.parseProps(propsWith(href))).toMatchObject({ ok: false });
  });
});

it.each(['https://evil.example/a.svg', '//evil.example/a.svg', 'data:image/svg+xml,<svg/>', 'a.svg'])(
  'refuses a picture of another host: %s',
  (src) => {
    const widget = widgets.find(({ name }) => name === 'image-teaser');
    expect(widget?.parseProps({ images: [{ headline: 'A', picture: { src } }] })).toMatchObject({
      ok: false,
    });
  },
);
