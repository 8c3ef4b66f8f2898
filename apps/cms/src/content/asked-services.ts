import { offeredServices } from '@fachwerk/server-kit/consent-services';
import { acceptAllServices, acceptServices, denyAllServices } from '@fachwerk/shared/calls';
import type { Content } from './load-content';

/** Pages state which services visitors are asked about, and where the answer is sent (specification 7). */
export function asksFor(services: readonly string[] = offeredServices({}), content: Content): Content {
  const { apiOrigin } = content.config;
  const consent = {
    services: [...services],
    acceptUrl: apiOrigin + acceptServices.path,
    acceptAllUrl: apiOrigin + acceptAllServices.path,
    denyAllUrl: apiOrigin + denyAllServices.path,
  };
  return { ...content, config: { ...content.config, consent } };
}
