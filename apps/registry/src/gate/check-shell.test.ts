/** @jest-environment node */
import * as z from 'zod';
import { checkRetire } from './check-retire';
import { checkShell } from './check-shell';
import { checkVersion } from './check-version';
import { bus, mfe, onPage, seen, shell, widget, world } from './testing';

const cart = mfe('cart@1.0.0-c', [widget('cart-page')]);
const rulesOf = ({ findings }: { findings: { verdict: string; rule: string }[] }) =>
  findings.map(({ verdict, rule }) => `${verdict} ${rule}`);

describe('a new shell', () => {
  const inUse = world({ live: [cart, mfe('cart@2.0.0-d')], uses: [onPage('cart-page')] });

  it('passes when everybody gets what they need', () => {
    expect(
      checkShell({
        ...inUse,
        manifest: shell('1.1.0-x', { provides: { react: '19.4.0', 'react-dom': '19.4.0' } }),
      }),
    ).toEqual({ passes: true, findings: [] });
  });

  it('is refused with another major of React, and names who needs the old one and their pages', () => {
    const { passes, findings } = checkShell({
      ...inUse,
      manifest: shell('2.0.0-x', { provides: { react: '20.0.0', 'react-dom': '20.0.0' } }),
    });

    expect(passes).toBe(false);
    expect(findings[0]).toEqual({
      rule: 'libraries',
      verdict: 'break',
      message: 'cart 1.0.0-c needs react ^19.3.0; this shell provides 20.0.0.',
      teams: ['cart'],
      pages: ['start.json'],
    });
  });

  it('is refused with two versions of React', () => {
    const provides = { react: '19.4.0', 'react-dom': '19.3.1' };
    expect(rulesOf(checkShell({ ...inUse, manifest: shell('1.1.0-x', { provides }) }))).toEqual([
      'break react-set',
    ]);
  });

  it('is refused when it no longer sends what teams wait for', () => {
    const User = z.looseObject({ loggedIn: z.boolean() });
    const header = mfe('header@1.0.0-h', [], { bus: bus({ hears: { user: User } }) });
    const shells = [shell('1.0.0-s', { bus: bus({ sends: { user: User } }) })];
    const verdict = checkShell({
      ...world({ live: [header], shells, uses: [onPage('x')] }),
      manifest: shell('1.1.0-x'),
    });

    expect(rulesOf(verdict)).toEqual(['break bus-silent']);
    expect(verdict.findings[0]?.teams).toEqual(['header']);
  });

  describe('with an event in two majors', () => {
    const converts = [{ from: 'cart:changed', to: 'cart:changed@2' }];
    const Old = z.looseObject({ itemCount: z.int() });
    const New = z.looseObject({ counts: z.array(z.int()) });
    const search = mfe('search@1.0.0-s', [], { bus: bus({ hears: { 'cart:changed': Old } }) });
    const newCart = mfe('cart@1.1.0-n', [], { bus: bus({ sends: { 'cart:changed@2': New } }) });
    const shells = [shell('1.0.0-s', { converts })];
    const live = world({ live: [search, newCart], shells, uses: [onPage('x')] });

    it('hears the new name for those that wait for the old one', () => {
      const findings = checkVersion({ ...live, live: [search], manifest: newCart }).findings;
      expect(rulesOf({ findings })).toEqual([]);
      expect(
        rulesOf(checkVersion({ ...live, live: [newCart], manifest: { ...search, version: '1.0.1-s' } })),
      ).toEqual([]);
      expect(
        rulesOf(checkVersion({ ...live, live: [newCart], shells: [shell('1.0.0-s')], manifest: search })),
      ).toEqual(['warning bus-unsent']);
    });

    it('is refused without the converter while a live version uses the old name, and then advised to drop it', () => {
      const verdict = checkShell({ ...live, manifest: shell('1.1.0-x') });
      expect(rulesOf(verdict)).toContain('break bus-converter');
      expect(verdict.findings.find(({ rule }) => rule === 'bus-converter')).toMatchObject({
        message:
          '"cart:changed": the shell would not convert it to "cart:changed@2" any more, and search 1.0.0-s still uses it.',
        teams: ['search'],
      });
      expect(rulesOf(checkShell({ ...live, manifest: shell('1.1.0-x', { converts }) }))).toEqual([]);

      const later = { ...live, live: [newCart] };
      expect(rulesOf(checkShell({ ...later, manifest: shell('1.1.0-x', { converts }) }))).toEqual([
        'warning bus-converter-unused',
      ]);
      expect(rulesOf(checkShell({ ...later, manifest: shell('1.1.0-x') }))).toEqual([]);
    });
  });

  it('is refused without a file that it names', () => {
    expect(rulesOf(checkShell({ ...inUse, manifest: shell('1.1.0-x', { script: 'gone.js' }) }))).toEqual([
      'break files',
    ]);
  });
});

describe('closing a major', () => {
  const two = mfe('cart@2.0.0-d', [widget('cart-page', z.object({ layout: z.optional(z.string()) }))]);
  const retire = (major: number, more: Parameters<typeof world>[0] = {}) =>
    checkRetire({
      mfe: 'cart',
      major,
      ...world({ live: [cart, two], uses: [onPage('cart-page')], ...more }),
    });

  it('passes when the next one serves its pages', () => {
    expect(retire(1)).toEqual({ passes: true, findings: [] });
  });

  it('is refused while pages ask for it by number, and names them', () => {
    const { passes, findings } = retire(1, { uses: [onPage('cart-page@1', {}, { file: 'old.json' })] });

    expect(passes).toBe(false);
    expect(findings).toMatchObject([{ rule: 'widget-removed', pages: ['old.json'] }]);
  });

  it('is refused while the next one does not take the props of a page', () => {
    expect(retire(1, { uses: [onPage('cart-page', { layout: 7 })] }).findings).toMatchObject([
      {
        rule: 'props-in-use',
        verdict: 'break',
        pages: ['start.json'],
        message: expect.stringContaining('cart 2.0.0-d') as string,
      },
    ]);
  });

  it('is refused while it is the last one that offers the widget', () => {
    expect(rulesOf(retire(1, { live: [cart] }))).toEqual(['break widget-removed']);
  });

  it('does not wait for pages of strangers', () => {
    const verdict = retire(1, {
      live: [cart],
      uses: [onPage('other'), seen('https://far.example/', 'cart-page')],
    });
    expect(verdict.passes).toBe(true);
    expect(rulesOf(verdict)).toEqual(['warning widget-removed']);
  });

  it('is refused while another team waits for what only it sends', () => {
    const sender = mfe('cart@1.0.0-c', [], { bus: bus({ sends: { cartCount: z.int() } }) });
    const header = mfe('header@1.0.0-h', [], { bus: bus({ hears: { cartCount: z.int() } }) });
    expect(rulesOf(retire(1, { live: [sender, two, header] }))).toEqual(['break bus-silent']);
  });
});
