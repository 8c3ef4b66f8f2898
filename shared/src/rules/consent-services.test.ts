import {
  choiceOf,
  choiceOfClasses,
  choiceOfCookie,
  CONSENT_SERVICES,
  CONSENT_VERSION,
  cookieOfChoice,
  decisionOfCookie,
} from './consent-services';

const offered = ['survey', 'map-tiles', 'promotion-tracking'];

it('knows a choice that is missing from one that denies everything', () => {
  expect(choiceOfCookie(undefined, offered)).toBeNull();
  expect(choiceOfCookie('', offered)).toBeNull();
  expect(choiceOfCookie(cookieOfChoice([], new Date()), offered)).toMatchObject({
    services: [],
    classes: [],
  });
});

it.each([
  ['1-abc', '1-abc', true],
  ['1-abc', '1-def', false],
  ['1-abc', '2-abc', false],
  ['2', '1-abc', false],
  // A caller that does not state the sign.
  ['1', '1-abc', true],
  ['1-abc', '1', true],
])('of an answer to question %s on a page with %s counts: %s', (answered, version, isCounted) => {
  const choice = choiceOfCookie(`${answered}.1796032800.survey`, offered, version);
  expect(choice?.services).toEqual(isCounted ? ['survey'] : undefined);
});

it.each(['1', 'yes', 'yes.survey', '.survey', '1-ABC.survey', '-1.survey', '12345.survey', '{"a":1}'])(
  'takes no cookie of another tool: %s',
  (value) => expect(choiceOfCookie(value, offered)).toBeNull(),
);

it('grants a class when every offered service of it is allowed', () => {
  expect(choiceOf(['survey'], offered).classes).toEqual([]);
  expect(choiceOf(['survey', 'map-tiles'], offered).classes).toEqual(['comfort']);
  expect(choiceOf(['survey'], ['survey']).classes).toEqual(['comfort']);
});

it('ignores services that are not offered, and never grants a class without one', () => {
  expect(choiceOf(['analytics', '__proto__', 'survey'], ['survey'])).toEqual({
    services: ['survey'],
    classes: ['comfort'],
  });
});

it('returns from the cookie what was chosen', () => {
  expect(choiceOfCookie(cookieOfChoice(['promotion-tracking']), offered)).toEqual({
    services: ['promotion-tracking'],
    classes: ['statistics'],
  });
});

it('states the second of the decision, and none for cookies that are not ours', () => {
  const at = new Date('2026-11-30T10:00:00Z');
  const value = cookieOfChoice(['survey'], at);
  expect(value).toBe(`${CONSENT_VERSION}.1796032800.survey`);
  expect(choiceOfCookie(value, offered)).toMatchObject({ services: ['survey'], decidedAt: 1_796_032_800 });
  expect(decisionOfCookie(value)).toEqual({ version: String(CONSENT_VERSION), at });
  expect(decisionOfCookie(cookieOfChoice([], at, '7-ab12'))).toEqual({ version: '7-ab12', at });
  for (const other of [undefined, '', '1.survey', 'x.1796032800', '1.17960328001'])
    expect(decisionOfCookie(other)).toBeUndefined();
});

it('takes the classes of the tool of another site', () => {
  expect(choiceOfClasses('statistics  unknown')).toEqual({
    services: ['promotion-tracking', 'web-vitals'],
    classes: ['statistics'],
  });
});

it('has no dots in ids, which divide the cookie', () => {
  for (const id of Object.keys(CONSENT_SERVICES)) expect(id).toMatch(/^[a-z][a-z-]*$/);
});
