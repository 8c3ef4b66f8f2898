import { countSearch } from '@fachwerk/shared/calls';
import { answerTo, fakePlatform } from '@fachwerk/shared/testing';
import { countUsedSearch } from './count-search';

const onPage = (path: string) => window.history.replaceState(null, '', path);
const platform = () => fakePlatform({ answers: [answerTo(countSearch, null)] });

beforeEach(() => localStorage.clear());
afterEach(() => onPage('/'));

it('counts the cleaned search once when its results are used, and is silent when that fails', async () => {
  onPage('/search/?q=x');
  const working = platform();
  countUsedSearch(' <Hammer> ', working);
  expect(working.calls).toEqual([]);
  for (const type of ['scroll', 'pointerdown', 'keydown']) window.dispatchEvent(new Event(type));
  expect(working.callsOf(countSearch)).toMatchObject([{ form: { q: 'Hammer' } }]);

  countUsedSearch('Hammer', fakePlatform());
  window.dispatchEvent(new Event('scroll'));
  await Promise.resolve();
});

it('keeps nothing: a link that was sent to the visitor is no search of theirs', () => {
  onPage('/search/?q=x');
  countUsedSearch('hammer', platform());

  expect(localStorage.getItem('recent-searches')).toBeNull();
});

it.each(['/stores/?q=50667', '/widgets/?q=warenkorb'])('does nothing on %s', (path) => {
  onPage(path);
  const page = platform();
  countUsedSearch('50667', page);
  window.dispatchEvent(new Event('scroll'));

  expect(page.calls).toEqual([]);
});
