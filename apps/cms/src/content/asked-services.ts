import { offeredServices } from '@fachwerk/server-kit/consent-services';
import { acceptAllServices, acceptServices, denyAllServices } from '@fachwerk/shared/calls';
import type { MapTiles } from '@fachwerk/shared/contracts';
import type { Content } from './load-content';

interface AskedServices {
  consentServices?: readonly string[];
  mapTiles?: MapTiles | undefined;
  survey?: { provider: string } | undefined;
}

/** Pages state which services visitors are asked about, and where the answer is sent (specification 7). */
export function asksFor({ consentServices, mapTiles, survey }: AskedServices, content: Content): Content {
  const { apiOrigin } = content.config;
  const providers = {
    ...(mapTiles && { 'map-tiles': mapTiles.provider }),
    ...(survey && { survey: survey.provider }),
  };
  const consent = {
    services: [...(consentServices ?? offeredServices({}))],
    acceptUrl: apiOrigin + acceptServices.path,
    acceptAllUrl: apiOrigin + acceptAllServices.path,
    denyAllUrl: apiOrigin + denyAllServices.path,
    ...((mapTiles ?? survey) && { providers }),
  };
  return { ...content, config: { ...content.config, consent } };
}
