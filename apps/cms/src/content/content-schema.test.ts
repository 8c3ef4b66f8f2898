/** @jest-environment node */
import { HtmlBlock, htmlIn } from './content-schema';

const both = HtmlBlock.parse({
  html: ['<h1>Kontakt</h1>', '<p>Hallo</p>'],
  translations: { en: { html: '<h1>Contact</h1>' } },
});

it('HTML of editors is in the language of the page', () => {
  expect(htmlIn(both, 'de')).toBe('<h1>Kontakt</h1>\n<p>Hallo</p>');
  expect(htmlIn(both, 'en')).toBe('<h1>Contact</h1>');
});

it('HTML that editors have not translated is German and says so', () => {
  expect(htmlIn({ html: '<p>Hallo</p>' }, 'de')).toBe('<p>Hallo</p>');
  expect(htmlIn({ html: '<p>Hallo</p>' }, 'en')).toBe('<div lang="de"><p>Hallo</p></div>');
});

it('HTML is translated into languages of the shop only', () => {
  expect(HtmlBlock.safeParse({ html: '', translations: { fr: { html: '' } } }).success).toBe(false);
});
