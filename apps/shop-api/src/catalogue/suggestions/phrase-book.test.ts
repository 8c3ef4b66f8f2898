import { createPhraseBook } from './phrase-book';

const book = createPhraseBook(
  [
    ['Akkuschrauber', 90],
    ['Spanplattenschrauben', 50],
    ['Schrauben', 80],
    ['Dübel', 40],
    ['Schlagschrauber mit Bohrfutter', 20],
    ['Bohrschrauber', 85],
  ].map(([text, weight], index) => ({
    text: String(text),
    weight: Number(weight),
    link: `/${index}`,
    group: [0, 5].includes(index) ? 'drills' : String(index),
  })),
);
const find = (typed: string, count = 5) => book.find(typed, count).map(({ text }) => text);

it('puts phrases that begin with the typed text first, then words inside, then parts of compounds', () => {
  expect(find('schra')).toEqual([
    'Schrauben',
    'Akkuschrauber',
    'Bohrschrauber',
    'Spanplattenschrauben',
    'Schlagschrauber mit Bohrfutter',
  ]);
  expect(find('bohr')).toEqual(['Bohrschrauber', 'Schlagschrauber mit Bohrfutter']);
});

it.each(['akku schrauber', 'Akku-Schrauber', 'AKKUSCHRAUB', 'akkuschrauber '])(
  'finds the compound for "%s"',
  (typed) => expect(find(typed)).toEqual(['Akkuschrauber']),
);

it.each(['dü', 'due', 'du', 'DÜBEL', 'duebel'])('finds umlauts for "%s"', (typed) =>
  expect(find(typed)).toEqual(['Dübel']),
);

it('does not search single letters inside of words', () => {
  expect(find('s')).toEqual(['Schrauben', 'Spanplattenschrauben', 'Schlagschrauber mit Bohrfutter']);
});

it('finds nothing for signs, and needs every typed word', () => {
  expect(find('!?')).toEqual([]);
  expect(find('schrauben nirgendwo')).toEqual([]);
});

it('shows one phrase of each group without a text', () => {
  expect(book.top(3).map(({ text }) => text)).toEqual(['Akkuschrauber', 'Schrauben', 'Spanplattenschrauben']);
});
