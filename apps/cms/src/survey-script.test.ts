/** @jest-environment node */
import { readSurveyScript } from './survey-script';

const SET = { SURVEY_SCRIPT: 'https://umfragen.example/survey.js', SURVEY_PROVIDER: 'Umfragen GmbH' };
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
    expect(read({ SURVEY_SCRIPT: 'http://127.0.0.1:8099/s.js?key=1' })).toBeDefined();
  });

  it('may send to other servers than that of its script', () => {
    const origins = 'https://eu.umfragen.example, https://bilder.example';
    expect(read({ SURVEY_CONNECT_ORIGINS: origins })?.connect).toEqual([
      'https://eu.umfragen.example',
      'https://bilder.example',
    ]);
  });

  it.each([
    [{ SURVEY_SCRIPT: 'umfragen.example/s.js' }, /^SURVEY_SCRIPT=umfragen.*: an address such as https/],
    [{ SURVEY_SCRIPT: 'javascript:alert(1)' }, /: an address such as/],
    [{ SURVEY_SCRIPT: 'data:text/javascript,alert(1)' }, /: an address such as/],
    [{ SURVEY_SCRIPT: "https://umfragen.example;script-src 'unsafe-inline'/s.js" }, /: an address such as/],
    [{ SURVEY_SCRIPT: 'https://*.example/s.js' }, /: an address such as/],
    [{ SURVEY_SCRIPT: 'https://eva:geheim@umfragen.example/s.js' }, /: an address such as/],
    [
      { SURVEY_SCRIPT: 'http://umfragen.example/s.js' },
      /: https, or http with an address of the own network/,
    ],
    [{ SURVEY_SCRIPT: '' }, /^SURVEY_SCRIPT is not set, but SURVEY_PROVIDER is/],
    [
      { SURVEY_SCRIPT: '', SURVEY_PROVIDER: '', SURVEY_CONNECT_ORIGINS: 'https://a.example' },
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
    const http = { SURVEY_SCRIPT: 'http://10.0.0.5/s.js' };

    expect(read(http, 'http://shop.example')).toBeDefined();
    expect(() => read(http, 'https://shop.example')).toThrow(/with https in PUBLIC_URL, pages load from/);
  });
});
