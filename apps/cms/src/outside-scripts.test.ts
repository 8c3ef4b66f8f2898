/** @jest-environment node */
import { readAccessibilityAssist, readChat, readSurveyScript } from './outside-scripts';

const SET = { SURVEY_SCRIPT_URL: 'https://umfragen.example/survey.js', SURVEY_PROVIDER: 'Umfragen GmbH' };
const read = (change: Record<string, string>, publicUrl?: string) =>
  readSurveyScript({ ...SET, ...change }, publicUrl);

describe('the script with surveys of another company', () => {
  it('is none by default', () => {
    expect(readSurveyScript({}, undefined)).toBeUndefined();
  });

  it('has an address and the name of its company', () => {
    expect(read({})).toEqual({
      script: 'https://umfragen.example/survey.js',
      provider: 'Umfragen GmbH',
      connect: ['https://umfragen.example'],
    });
    expect(read({ SURVEY_SCRIPT_URL: 'http://127.0.0.1:8099/s.js?key=1' })).toBeDefined();
  });

  it('may send to other servers than that of its script', () => {
    const origins = 'https://eu.umfragen.example, https://bilder.example';
    expect(read({ SURVEY_CONNECT_ORIGINS: origins })?.connect).toEqual([
      'https://eu.umfragen.example',
      'https://bilder.example',
    ]);
  });

  it.each([
    [
      { SURVEY_SCRIPT_URL: 'umfragen.example/s.js' },
      /^SURVEY_SCRIPT_URL=umfragen.*: an address such as https/,
    ],
    [{ SURVEY_SCRIPT_URL: 'javascript:alert(1)' }, /: an address such as/],
    [{ SURVEY_SCRIPT_URL: 'data:text/javascript,alert(1)' }, /: an address such as/],
    [
      { SURVEY_SCRIPT_URL: "https://umfragen.example;script-src 'unsafe-inline'/s.js" },
      /: an address such as/,
    ],
    [{ SURVEY_SCRIPT_URL: 'https://*.example/s.js' }, /: an address such as/],
    [{ SURVEY_SCRIPT_URL: 'https://eva:geheim@umfragen.example/s.js' }, /: an address such as/],
    [
      { SURVEY_SCRIPT_URL: 'http://umfragen.example/s.js' },
      /: https, or http with an address of the own network/,
    ],
    [{ SURVEY_SCRIPT_URL: '' }, /^SURVEY_SCRIPT_URL is not set, but SURVEY_PROVIDER is/],
    [
      { SURVEY_SCRIPT_URL: '', SURVEY_PROVIDER: '', SURVEY_CONNECT_ORIGINS: 'https://a.example' },
      /but SURVEY_CONN/,
    ],
    [{ SURVEY_CONNECT_ORIGINS: 'https://a.example/pfad' }, /: origins such as https/],
    [{ SURVEY_CONNECT_ORIGINS: 'https://*.example' }, /: origins such as https/],
    [{ SURVEY_PROVIDER: '' }, /^SURVEY_PROVIDER is not set: visitors are asked to consent/],
    [{ SURVEY_PROVIDER: 'a'.repeat(81) }, /SURVEY_PROVIDER=a.*: a name with at most 80 characters/],
  ])('is refused with %j', (change, message) => {
    expect(() => read(change)).toThrow(message);
  });

  it('has https where the shop has it', () => {
    const http = { SURVEY_SCRIPT_URL: 'http://10.0.0.5/s.js' };

    expect(read(http, 'http://shop.example')).toBeDefined();
    expect(() => read(http, 'https://shop.example')).toThrow(/with https in PUBLIC_URL, pages load from/);
  });
});

describe('the script of a chat', () => {
  const CHAT = {
    CHAT_SCRIPT_URL: 'https://chat.example/chat.js',
    CHAT_PROVIDER: 'Chat GmbH',
    CHAT_ANSWERED_BY: 'machine',
  };

  it('states who answers', () => {
    expect(readChat(CHAT, undefined)).toEqual({
      script: 'https://chat.example/chat.js',
      provider: 'Chat GmbH',
      connect: ['https://chat.example'],
      answeredBy: 'machine',
    });
    expect(readChat({ ...CHAT, CHAT_ANSWERED_BY: 'people' }, undefined)?.answeredBy).toBe('people');
    expect(readChat({}, undefined)).toBeUndefined();
  });

  it.each([
    [{ CHAT_ANSWERED_BY: '' }, /^CHAT_ANSWERED_BY is not set: visitors are told if a machine answers/],
    [{ CHAT_ANSWERED_BY: 'robots' }, /^CHAT_ANSWERED_BY=robots: machine or people is expected/],
    [{ CHAT_PROVIDER: '' }, /^CHAT_PROVIDER is not set/],
    [{ CHAT_SCRIPT_URL: '', CHAT_PROVIDER: '' }, /^CHAT_SCRIPT_URL is not set, but CHAT_ANSWERED_BY is/],
    [{ CHAT_SCRIPT_URL: 'javascript:alert(1)' }, /: an address such as/],
  ])('is refused with %j', (change, message) => {
    expect(() => readChat({ ...CHAT, ...change }, undefined)).toThrow(message);
  });
});

it('reads the tool for accessibility in the same way', () => {
  const set = {
    ACCESSIBILITY_SCRIPT_URL: 'https://hilfe.example/hilfe.js',
    ACCESSIBILITY_PROVIDER: 'Hilfe GmbH',
    ACCESSIBILITY_CONNECT_ORIGINS: 'https://daten.hilfe.example',
  };
  expect(readAccessibilityAssist(set, undefined)).toEqual({
    script: 'https://hilfe.example/hilfe.js',
    provider: 'Hilfe GmbH',
    connect: ['https://daten.hilfe.example'],
  });
  expect(() => readAccessibilityAssist({ ...set, ACCESSIBILITY_PROVIDER: '' }, undefined)).toThrow(
    /^ACCESSIBILITY_PROVIDER is not set/,
  );
});
