import { offeredServices } from '@fachwerk/server-kit/consent-services';
import { acceptAllServices, acceptServices, denyAllServices } from '@fachwerk/shared/calls';
import type { MapTiles } from '@fachwerk/shared/contracts';
import type { Content } from './load-content';

interface AskedServices {
  consentServices?: readonly string[];
  mapTiles?: MapTiles | undefined;
  survey?: Provider | undefined;
  chat?: Provider | undefined;
  accessibilityAssist?: Provider | undefined;
}
interface Provider {
  provider: string;
}

/** Pages state which services visitors are asked about, and where the answer is sent (specification 7). */
export function asksFor(asked: AskedServices, content: Content): Content {
  const { consentServices, mapTiles, survey, chat, accessibilityAssist } = asked;
  const { apiOrigin } = content.config;
  const providers = {
    ...(mapTiles && { 'map-tiles': mapTiles.provider }),
    ...(survey && { survey: survey.provider }),
    ...(chat && { chat: chat.provider }),
    ...(accessibilityAssist && { 'accessibility-assist': accessibilityAssist.provider }),
  };
  const consent = {
    services: [...(consentServices ?? offeredServices({}))],
    acceptUrl: apiOrigin + acceptServices.path,
    acceptAllUrl: apiOrigin + acceptAllServices.path,
    denyAllUrl: apiOrigin + denyAllServices.path,
    ...(Object.keys(providers).length > 0 && { providers }),
  };
  return { ...content, config: { ...content.config, consent } };
}
