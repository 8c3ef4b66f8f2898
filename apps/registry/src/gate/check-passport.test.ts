/** @jest-environment node */
import { type MfeVersion, type WidgetBudget, type WidgetMeasures } from '@fachwerk/shared/contracts';
import { DEFAULT_BUDGET } from '@fachwerk/shared/rules';
import * as z from 'zod';
import { checkPassport, type PassportSettings } from './check-passport';
import { mfe, shell, widget } from './testing';

const FEW: WidgetMeasures = {
  bytes: 20_000,
  requests: 3,
  longTask: 20,
  shift: 0,
  heap: 0,
  listeners: 0,
  hosts: [],
  storage: [],
  cookies: [],
  globals: [],
  axe: [],
};

interface Measured {
  measures?: Partial<WidgetMeasures>;
  budget?: WidgetBudget;
  reason?: string;
  version?: string;
}

const measured = ({ measures = {}, budget, reason, version = '1.1.0-b' }: Measured): MfeVersion =>
  mfe(`cart@${version}`, [widget('teaser', z.object({}), { ...(budget && { budget }) })], {
    passport: {
      at: '2026-11-26T06:00:00Z',
      browser: 'Chromium 140',
      ...(reason !== undefined && { reason }),
      widgets: { teaser: { ...FEW, ...measures } },
    },
  });
const unmeasured = (version = '1.1.0-b') => mfe(`cart@${version}`, [widget('teaser')]);
const before = (measures: Partial<WidgetMeasures>, budget?: WidgetBudget) =>
  measured({ measures, version: '1.0.0-a', ...(budget && { budget }) });

const check = (manifest: MfeVersion, live: MfeVersion[] = [], settings: PassportSettings = {}) =>
  checkPassport(
    { kind: 'mfe', mfe: manifest.mfe, version: manifest.version, major: 1, digest: '', manifest },
    { live },
    settings,
  ).map(({ rule, verdict, message }) => [verdict, rule, message]);
const verdicts = (findings: unknown[][]) =>
  findings.map(([verdict, rule]) => `${String(verdict)} ${String(rule)}`);

it('passes widgets within their budget', () => {
  expect(check(measured({}))).toEqual([]);
  expect(check(measured({}), [before({})])).toEqual([]);
});

describe('a breach of the budget', () => {
  it.each<[string, Partial<WidgetMeasures>, RegExp]>([
    ['too large', { bytes: 260_500 }, /^"teaser": scripts and styles 261 kB, the budget is 250 kB\. Mend it/],
    ['too many requests', { requests: 31 }, /: requests 31, the budget is 30\./],
    ['a long task', { longTask: 501 }, /: longest task 501 ms, the budget is 500 ms\./],
    ['a page that jumps', { shift: 0.2 }, /: layout shift 0\.2, the budget is 0\.1\./],
    ['memory that stays', { heap: 3_000_000 }, /: memory left by 50 mounts 3000 kB, the budget is 2000 kB\./],
    ['listeners that stay', { listeners: 50 }, /: listeners left by 50 mounts 50, the budget is 10\./],
    ['another host', { hosts: ['ads.example'] }, /: other hosts outside of its budget: ads\.example\./],
    ['a key in the storage', { storage: ['localStorage:id'] }, /: keys in the storage .*: localStorage:id\./],
    ['a cookie', { cookies: ['id'] }, /: cookies outside of its budget: id\./],
    ['a global', { globals: ['jQuery', '$'] }, /: globals outside of its budget: jQuery, \$\./],
    ['a page that some cannot use', { axe: ['label'] }, /: violations of accessibility .*: label\./],
  ])('is refused: %s', (_what, measures, message) => {
    const [finding, ...more] = check(measured({ measures }));
    expect(finding).toEqual(['break', 'passport-budget', expect.stringMatching(message)]);
    expect(more).toEqual([]);
  });

  it('is a warning with a stated reason', () => {
    const findings = check(measured({ measures: { cookies: ['id'] }, reason: 'Needed for the fair.' }));
    expect(findings).toEqual([
      [
        'warning',
        'passport-budget',
        '"teaser": cookies outside of its budget: id. Accepted: Needed for the fair.',
      ],
    ]);
  });

  it('is none if the widget declares it', () => {
    const budget = { hosts: ['maps.example'], requests: 60 };
    expect(check(measured({ measures: { hosts: ['maps.example'], requests: 55 }, budget }))).toEqual([]);
  });

  it('is a warning if the version in use has the same one', () => {
    const measures = { bytes: 300_000, globals: ['jQuery'] };
    expect(verdicts(check(measured({ measures }), [before(measures)]))).toEqual([
      'warning passport-budget',
      'warning passport-budget',
    ]);
  });

  it('is refused if it is worse than in the version in use', () => {
    const [was, is] = [
      before({ bytes: 300_000, globals: ['jQuery'] }),
      { bytes: 400_000, globals: ['jQuery', '$'] },
    ];
    expect(verdicts(check(measured({ measures: is }), [was]))).toEqual([
      'break passport-budget',
      'break passport-budget',
    ]);
  });

  it('is not excused by another major or another micro-frontend', () => {
    const measures = { cookies: ['id'] };
    const live = [measured({ measures, version: '2.0.0-c' }), { ...before(measures), mfe: 'header' }];
    expect(verdicts(check(measured({ measures }), live))).toEqual(['break passport-budget']);
  });

  it('is found even if the passport states less than the files have', () => {
    const version = measured({ measures: { bytes: 1 } });
    const heavy = { ...version, files: version.files.map((file) => ({ ...file, bytes: 200_000 })) };
    expect(check(heavy)).toEqual([
      ['break', 'passport-budget', expect.stringMatching(/scripts and styles 400 kB/)],
    ]);
  });
});

describe('growth within the budget', () => {
  it('is a warning if it is large', () => {
    expect(check(measured({ measures: { bytes: 100_000 } }), [before({ bytes: 20_000 })])).toEqual([
      [
        'warning',
        'passport-grown',
        '"teaser": scripts and styles 100 kB, before 20 kB. The budget is 250 kB.',
      ],
    ]);
  });

  it('is fine if it is small, or if nothing was measured before', () => {
    expect(check(measured({ measures: { bytes: 70_000 } }), [before({ bytes: 20_000 })])).toEqual([]);
    expect(check(measured({ measures: { bytes: 200_000 } }), [unmeasured('1.0.0-a')])).toEqual([]);
  });
});

it('warns when a widget allows itself more than before', () => {
  const budget = { bytes: 900_000, hosts: ['maps.example'] };
  expect(check(measured({ budget }), [before({})])).toEqual([
    [
      'warning',
      'passport-budget-raised',
      'The budget of "teaser" allows more than before: scripts and styles 900 kB; other hosts maps.example.',
    ],
  ]);
  expect(check(measured({ budget }), [before({}, budget)])).toEqual([]);
  expect(check(measured({ budget: { bytes: DEFAULT_BUDGET.bytes - 1 } }), [before({})])).toEqual([]);
});

describe('a version without a passport', () => {
  it('passes where passports are optional and were never measured', () => {
    expect(check(unmeasured())).toEqual([]);
    expect(check(unmeasured(), [unmeasured('1.0.0-a')])).toEqual([]);
  });

  it('is a warning if the version in use has one', () => {
    expect(check(unmeasured(), [before({})])).toEqual([
      [
        'warning',
        'passport-missing',
        'No passport was measured for "teaser": `fachwerk release --passport` measures it.',
      ],
    ]);
  });

  it('is refused where passports are required', () => {
    expect(verdicts(check(unmeasured(), [], { passports: 'required' }))).toEqual(['break passport-missing']);
    expect(check(measured({}), [], { passports: 'required' })).toEqual([]);
  });

  it('is told apart by widget', () => {
    const version = measured({});
    const more = { ...version, widgets: [...version.widgets, widget('new-teaser')] };
    expect(check(more)).toEqual([
      ['warning', 'passport-missing', expect.stringMatching('for "new-teaser":')],
    ]);
    // A name of Object is no measurement.
    const odd = { ...version, widgets: [widget('constructor')] };
    expect(verdicts(check(odd))).toEqual(['warning passport-missing']);
  });

  it('may be a shell, which has no widgets', () => {
    const manifest = shell('1.0.0-s');
    expect(
      checkPassport(
        { kind: 'shell', mfe: 'shell', version: '1.0.0-s', major: 1, digest: '', manifest },
        { live: [] },
        { passports: 'required' },
      ),
    ).toEqual([]);
  });
});
