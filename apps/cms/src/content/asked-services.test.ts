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
    acceptUrl: '/consent/accept/',
    acceptAllUrl: '/consent/accept-all/',
    denyAllUrl: '/consent/deny-all/',
    providers: { 'map-tiles': 'Karten GmbH' },
  });
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
