import { createHash } from 'node:crypto';
import { offeredServices } from '@fachwerk/server-kit/consent-services';
import { acceptAllServices, acceptServices, denyAllServices } from '@fachwerk/shared/calls';
import type { MapTiles } from '@fachwerk/shared/contracts';
import { CONSENT_VERSION } from '@fachwerk/shared/rules';
import type { Metrics } from '../metrics';
import type { Content } from './load-content';

interface AskedServices {
  consentServices?: readonly string[];
  mapTiles?: MapTiles | undefined;
  survey?: Provider | undefined;
  chat?: Provider | undefined;
  accessibilityAssist?: Provider | undefined;
  metrics?: Metrics | undefined;
}
interface Provider {
  provider: string;
}

/** Pages state which services visitors are asked about, and where the answer is sent (specification 7). */
export function asksFor(asked: AskedServices, content: Content): Content {
  const { consentServices, mapTiles, survey, chat, accessibilityAssist, metrics } = asked;
  const { apiOrigin } = content.config;
  const providers = {
    ...(mapTiles && { 'map-tiles': mapTiles.provider }),
    ...(survey && { survey: survey.provider }),
    ...(chat && { chat: chat.provider }),
    ...(accessibilityAssist && { 'accessibility-assist': accessibilityAssist.provider }),
    ...(metrics?.provider !== undefined && { 'web-vitals': metrics.provider }),
  };
  const services = [...(consentServices ?? offeredServices({}))];
  const consent = {
    services,
    version: versionOf(services, providers),
    acceptUrl: apiOrigin + acceptServices.path,
    acceptAllUrl: apiOrigin + acceptAllServices.path,
    denyAllUrl: apiOrigin + denyAllServices.path,
    ...(Object.keys(providers).length > 0 && { providers }),
  };
  return { ...content, config: { ...content.config, consent } };
}

/** Another service or another company is another question: who has answered the former one is asked again. */
function versionOf(services: readonly string[], providers: Record<string, string>): string {
  const asked = JSON.stringify([services, providers]);
  return `${CONSENT_VERSION}-${createHash('sha256').update(asked).digest('hex').slice(0, 8)}`;
}
