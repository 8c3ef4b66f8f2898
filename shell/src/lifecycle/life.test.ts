import type { Placement } from '../release/release-index';
import { StepError } from '../steps/steps';
import {
  entered,
  failed,
  found,
  gaveUp,
  isOfUpdate,
  type Life,
  placed,
  replaceable,
  replaced,
  reported,
  resolved,
  shownState,
  startLife,
  startsAgain,
  type Transition,
  tried,
} from './life';

const placementOf = (version: string, hydrate: unknown = 'visible') =>
  ({ name: 'greeting', mfe: { version }, widget: { hydrate } }) as unknown as Placement;
const stable = placementOf('1');
const candidate = placementOf('2');
const layer = placementOf('1', { on: ['storefinder:layer-requested'] });
const crash = new StepError('render', new Error('broken'));

const after = (...transitions: Transition[]): Life =>
  transitions.reduce((life, transition) => transition(life), startLife('{}'));
const summary = (life: Life) => ({
  state: life.state,
  shown: shownState(life),
  version: life.placement?.mfe.version,
  isFresh: life.isFresh,
  failures: life.failures.map(({ placement }) => placement?.mfe.version),
});

const waiting = [found, placed(layer, false), resolved];
const loading = [found, placed(candidate, false), resolved, entered('loading')];
const retrying = [...waiting, entered('loading'), failed(crash, '{}'), gaveUp];

const TRANSITIONS: [string, Transition[], Partial<ReturnType<typeof summary>>][] = [
  ['begins without a version', [found], { state: 'found' }],
  ['is found until its placement may load', [found, placed(stable, false)], { state: 'found', version: '1' }],
  [
    'is resolved when it may load',
    [found, placed(stable, false), resolved],
    { state: 'resolved', version: '1' },
  ],
  ['waits for its topic or event', waiting, { state: 'waiting', version: '1' }],
  [
    'does not take server HTML of another version',
    [found, placed(stable, true), resolved],
    { state: 'resolved', version: '1', isFresh: true },
  ],
  ['loads', loading, { state: 'loading', version: '2' }],
  ['is mounted', [...loading, entered('mounted')], { state: 'mounted', version: '2' }],
  ['is updated', [...loading, entered('mounted'), entered('updating')], { state: 'updating', version: '2' }],
  [
    'records which version failed',
    [...loading, failed(crash, '{}')],
    { state: 'loading', version: '2', failures: ['2'] },
  ],
  ['records that it was not found', [found, failed(crash, '{}')], { state: 'found', failures: [undefined] }],
  [
    'tries another version',
    [...loading, failed(crash, '{}'), replaced(stable)],
    { state: 'loading', version: '1', isFresh: true, failures: ['2'] },
  ],
  [
    'records the failures of both versions',
    [...loading, failed(crash, '{}'), replaced(stable), failed(crash, '{}')],
    { state: 'loading', version: '1', isFresh: true, failures: ['2', '1'] },
  ],
  [
    'reports failures once',
    [...loading, failed(crash, '{}'), replaced(stable), reported],
    { state: 'loading', version: '1', isFresh: true },
  ],
  [
    'fails without another version',
    [...loading, failed(crash, '{}'), replaced(undefined), reported, gaveUp],
    { state: 'failed', isFresh: true },
  ],
  ['looks for its version again after a failure', [...loading, gaveUp, found], { state: 'found' }],
  [
    'shows its failure until the next topic or event',
    retrying,
    { state: 'retrying', shown: 'failed', version: '1', failures: ['1'] },
  ],
  [
    'shows it while its version is looked up',
    [...retrying, reported, found],
    { state: 'retrying', shown: 'failed' },
  ],
  [
    'shows it while it waits',
    [...retrying, reported, found, placed(layer, false), resolved],
    { state: 'retrying', shown: 'failed', version: '1' },
  ],
  [
    'loads again with the next topic or event',
    [...retrying, reported, entered('loading')],
    { state: 'loading', version: '1' },
  ],
  ['ends', [...loading, entered('unmounted')], { state: 'unmounted', version: '2' }],
];

it.each(TRANSITIONS)('a widget %s', (_name, transitions, expected) => {
  const facts = { shown: expected.state, version: undefined, isFresh: false, failures: [], ...expected };
  expect(summary(after(...transitions))).toEqual(facts);
});

it.each([
  ['the version', crash, candidate],
  ['the load of data by its code', new StepError('data', new Error('broken')), candidate],
  ['an API that takes too long', new StepError('data', new DOMException('', 'TimeoutError')), undefined],
  ['a release without the widget', new StepError('resolve', new Error('unknown')), undefined],
])('after a failure of %s another version is tried, or not', (_name, failure, expected) => {
  expect(replaceable(after(...loading), failure)).toBe(expected);
});

it.each([
  ['failed, with the same props', [...loading, gaveUp], '{}', false],
  ['failed, with props that changed meanwhile', [...loading, gaveUp], '{"a":1}', true],
  ['failed, with the props of the last attempt', [...loading, tried('{"a":1}'), gaveUp], '{"a":1}', false],
  ['loads with a topic or event', retrying, '{}', true],
])('a widget that %s starts again, or not', (_name, transitions, pageProps, expected) => {
  expect(startsAgain(after(...transitions), pageProps)).toBe(expected);
});

it('keeps a mounted widget whose new props or data failed', () => {
  const steps = ['props', 'data', 'render', 'update', 'load'] as const;
  expect(steps.filter((step) => isOfUpdate(new StepError(step, new Error(''))))).toEqual(['props', 'data']);
});
