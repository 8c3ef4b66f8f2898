/** @jest-environment node */
import type { FragmentResult } from '../fragment-job';
import { skipLinks } from './skip-links';

const main = (html: string, id = 'artikel'): FragmentResult => ({
  ok: true,
  html,
  page: { skipLink: { id, text: 'Zu den <Artikeln>' } },
  preloads: [],
  json: '{}',
  reads: { address: false, now: false, otherData: false },
});
const toContent = '<a class="fw-skip-link" href="#inhalt">Zum Inhalt</a>';

it('lead to the content, then to the part that the main widget names', () => {
  expect(skipLinks('Zum Inhalt', main('<p>Liste</p><div id="artikel" tabindex="-1"></div>'))).toBe(
    `${toContent}\n<a class="fw-skip-link" href="#artikel">Zu den &lt;Artikeln&gt;</a>`,
  );
});

it.each([
  ['its HTML has no such element', main('<div id="artikel-2"></div><p>artikel</p>')],
  ['its id is no id', main('<div id="a"></div>', '" onclick="x')],
  ['it was not rendered', { ok: false, reason: 'deadline', message: '' } as const],
  ['the page has none', undefined],
])('lead to the content only where %s', (_why, widget) => {
  expect(skipLinks('Zum Inhalt', widget)).toBe(toContent);
});
