/** @jest-environment node */
import { readNavigation, readUser, signOut } from '../calls';
import { answerFault } from './answer-fault';

const garden = {
  id: '7',
  name: 'Garten',
  url: '/c/garten/',
  path: 'garten',
  level: 1,
  totalProductCount: 3,
  hasChildren: false,
  children: [],
};

afterEach(() => {
  process.env.NODE_ENV = 'test';
});

describe.each(['test', 'production'])('in %s', (environment) => {
  beforeEach(() => {
    process.env.NODE_ENV = environment;
  });

  it('an answer of the contract has no fault', () => {
    expect(answerFault(readNavigation, { children: [{ ...garden, children: [garden] }] })).toBeUndefined();
    expect(answerFault(signOut, '')).toBeUndefined();
  });

  it('HTML instead of JSON is a fault', () => {
    expect(answerFault(signOut, '<html>')).toBe('the body: expected JSON');
  });

  it.each([
    [null, 'the body: expected object'],
    [[], 'the body: expected object'],
    [{}, 'children: expected list'],
    [{ children: [null] }, 'children.0: expected object'],
    [{ children: [{ ...garden, name: undefined }] }, 'children.0.name: expected string'],
    [{ children: [{ ...garden, url: 1 }] }, 'children.0.url: expected string'],
    [{ children: [{ ...garden, children: undefined }] }, 'children.0.children: expected list'],
    [
      { children: [{ ...garden, children: [{ ...garden, id: null }] }] },
      'children.0.children.0.id: expected string',
    ],
  ])('%j lacks what callers depend on', (body, fault) => {
    expect(answerFault(readNavigation, body)).toBe(fault);
  });
});

it('only development and tests check the whole contract', () => {
  const user = { csrf: { value: 'x' }, wishlist: [], authorities: [] };
  expect(answerFault(readUser, user)).toMatch(/: expected/);
  process.env.NODE_ENV = 'production';
  expect(answerFault(readUser, user)).toBeUndefined();
});
