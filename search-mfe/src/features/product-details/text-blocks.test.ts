import { textBlocks } from './text-blocks';

it('shows the paragraphs and lists of a description', () => {
  expect(textBlocks('Deckt gut.\n\n• matt\n• weiß\n\nFür innen.\n• neu')).toEqual([
    { kind: 'paragraph', text: 'Deckt gut.' },
    { kind: 'list', items: ['matt', 'weiß'] },
    { kind: 'paragraph', text: 'Für innen.' },
    { kind: 'list', items: ['neu'] },
  ]);
});

it('shows nothing for an empty description', () => {
  expect(textBlocks(' \n ')).toEqual([]);
});
