/** @jest-environment node */
import { offeredServices } from '@fachwerk/server-kit/consent-services';
import { CONSENT_SERVICES } from '@fachwerk/shared/rules';
import { CONTENT_DIR } from '../paths';
import { asksFor } from './asked-services';
import { loadContent } from './load-content';

const content = loadContent(CONTENT_DIR);
const tiles = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  provider: 'Karten GmbH',
  credit: [],
  maxZoom: 19,
};

it('states the services of the operator, and where the answer is sent', () => {
  const { config } = asksFor({ consentServices: ['survey', 'map-tiles'], mapTiles: tiles }, content);

  expect(config.consent).toEqual({
    services: ['survey', 'map-tiles'],
    version: expect.stringMatching(/^\d+-[a-f\d]{8}$/) as string,
    acceptUrl: '/consent/accept/',
    acceptAllUrl: '/consent/accept-all/',
    denyAllUrl: '/consent/deny-all/',
    providers: { 'map-tiles': 'Karten GmbH' },
  });
});

it('names another question after a change of the services or of a company, and the same one otherwise', () => {
  const versionOf = (provider: string, consentServices: string[]) =>
    asksFor({ consentServices, survey: { provider } }, content).config.consent?.version;
  const first = versionOf('Umfragen GmbH', ['survey']);
  expect(versionOf('Umfragen GmbH', ['survey'])).toBe(first);
  expect(versionOf('Andere GmbH', ['survey'])).not.toBe(first);
  expect(versionOf('Umfragen GmbH', ['survey', 'analytics'])).not.toBe(first);
});

it('names the company of another collector', () => {
  const metrics = {
    url: 'https://m.example/',
    key: 'k',
    sample: 1,
    environment: 'x',
    provider: 'Messwerte GmbH',
  };
  expect(asksFor({ metrics }, content).config.consent?.providers).toEqual({ 'web-vitals': 'Messwerte GmbH' });
});

it('names the companies of scripts', () => {
  const asked = { chat: { provider: 'Chat GmbH' }, accessibilityAssist: { provider: 'Hilfe GmbH' } };
  expect(asksFor(asked, content).config.consent?.providers).toEqual({
    chat: 'Chat GmbH',
    'accessibility-assist': 'Hilfe GmbH',
  });
});

it('states the services that every shop has where none is set, and none that needs a setting', () => {
  expect(asksFor({}, content).config.consent?.services).toEqual(['store-position', 'promotion-tracking']);
});

it('knows every service of the register that needs consent', () => {
  const asked = Object.entries(CONSENT_SERVICES).flatMap(([id, one]) => (one === 'necessary' ? [] : [id]));
  const set = {
    MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
    SURVEY_SCRIPT_URL: 'https://survey.example/form.js',
    CHAT_SCRIPT_URL: 'https://chat.example/chat.js',
    ACCESSIBILITY_SCRIPT_URL: 'https://hilfe.example/hilfe.js',
    METRICS_KEY: 'a-key-of-the-collector',
    GA_MEASUREMENT_ID: 'G-TEST',
  };
  expect(offeredServices(set).toSorted()).toEqual(asked.toSorted());
});
