import { pageStyles } from './page-styles';

const stylesOf = pageStyles((name) => `/pages/${name}`);
const text = { zone: 'main', html: '<div class="page-text fw-container">Impressum</div>' } as const;
const widget = { zone: 'main', id: 'w1', widget: 'cart-page', props: {}, isMain: true } as const;

it('a page without editorial text loads one style sheet of the page server', () => {
  expect(stylesOf({ slots: [widget], unknown: [] }, undefined)).toEqual(['/pages/page.css']);
});

it('editorial text and a mode add theirs', () => {
  expect(stylesOf({ slots: [text], unknown: [] }, undefined)).toEqual(['/pages/page.css', '/pages/text.css']);
  expect(stylesOf({ slots: [widget, text], unknown: [] }, 'prohibis')).toEqual([
    '/pages/page.css',
    '/pages/mode.css',
    '/pages/text.css',
  ]);
});
