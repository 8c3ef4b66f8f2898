import {
  choiceOf,
  choiceOfClasses,
  choiceOfCookie,
  CONSENT_SERVICES,
  CONSENT_VERSION,
  cookieOfChoice,
  timeOfCookie,
} from './consent-services';

const offered = ['survey', 'map-tiles', 'promotion-tracking'];

it('knows a choice that is missing from one that denies everything', () => {
  expect(choiceOfCookie(undefined, offered)).toBeNull();
  expect(choiceOfCookie('', offered)).toBeNull();
  expect(choiceOfCookie(cookieOfChoice([]), offered)).toEqual({ services: [], classes: [] });
});

it('asks again about another version', () => {
  expect(choiceOfCookie(`${CONSENT_VERSION + 1}.survey`, offered)).toBeNull();
});

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
  expect(choiceOfCookie(value, offered)?.services).toEqual(['survey']);
  expect(timeOfCookie(value)).toEqual(at);
  for (const other of [undefined, '', '1.survey', '0.1796032800', '1.17960328001'])
    expect(timeOfCookie(other)).toBeUndefined();
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
