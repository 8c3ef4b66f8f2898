/** @jest-environment node */
import type { Finding } from '@fachwerk/shared/contracts';
import { verdictText } from './verdict-text';

const finding = (more = {}): Finding => ({
  rule: 'props-in-use',
  verdict: 'break',
  message: 'Pages use "teaser" with props that content 1.1.0-b does not take: field "size" is missing.',
  pages: ['start.json', 'cart.json'],
  teams: [],
  ...more,
});

it('lists what would break, on which pages and for which teams, with advice', () => {
  const text = verdictText({
    passes: false,
    findings: [finding(), finding({ rule: 'bus-sends', message: 'Other.', pages: [], teams: ['header'] })],
  });

  expect(text).toBe(
    [
      'Refused: 2 breaks.',
      '',
      'BREAK props-in-use',
      '  Pages use "teaser" with props that content 1.1.0-b does not take: field "size" is missing.',
      '  - page start.json',
      '  - page cart.json',
      '',
      'BREAK bus-sends',
      '  Other.',
      '  - team header',
      '',
      'Fix it, or give the package a new major version, which runs beside the old one until no page uses that.',
    ].join('\n'),
  );
});

it('lists warnings of a version that passes', () => {
  expect(verdictText({ passes: true, findings: [] })).toBe('Passes: nothing in use would break.');
  const warned = verdictText({ passes: true, findings: [finding({ verdict: 'warning' })] });
  expect(warned).toMatch(/^Passes, with 1 warning\.\n\nwarning props-in-use\n/);
  expect(warned).not.toContain('Fix it');
});

it('lists at most twenty pages', () => {
  const pages = Array.from({ length: 25 }, (_, index) => `page-${index}.json`);
  const lines = verdictText({ passes: false, findings: [finding({ pages })] }).split('\n');

  expect(lines.filter((line) => line.startsWith('  - page'))).toHaveLength(20);
  expect(lines).toContain('  - and 5 more pages');
});

it('has colors on demand only', () => {
  const verdict = { passes: false, findings: [finding()] };
  expect(verdictText(verdict)).not.toContain('\u001b');
  expect(verdictText(verdict, { color: true })).toContain('\u001b[31mBREAK\u001b[0m');
});
