import { Navigation } from '@fachwerk/shared/contracts';
import { aCategory } from '../../testing/a-category';
import { NavigationAnswer } from './navigation-answer';

const right = { children: [aCategory('Garten', { children: ['Pflanzen'] }), aCategory('Bad')] };
const [garden] = right.children;

it('is taken as it is', () => {
  expect(Navigation.safeParse(right).success).toBe(true);
  expect(NavigationAnswer.safeParse(right)).toEqual({ success: true, data: right });
});

it.each([
  [null],
  ['text'],
  [{}],
  [{ children: [null] }],
  [{ children: [{ ...garden, name: undefined }] }],
  [{ children: [{ ...garden, url: 1 }] }],
  [{ children: [{ ...garden, children: undefined }] }],
  [{ children: [{ ...garden, children: [{ ...garden, id: null }] }] }],
])('%j is refused, as the contract refuses it', (wrong) => {
  expect(Navigation.safeParse(wrong).success).toBe(false);
  expect(NavigationAnswer.safeParse(wrong).success).toBe(false);
});
