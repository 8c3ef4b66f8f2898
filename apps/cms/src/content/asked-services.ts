import { offeredServices } from '@fachwerk/server-kit/consent-services';
import { acceptAllServices, acceptServices, denyAllServices } from '@fachwerk/shared/calls';
import type { Content } from './load-content';

interface AskedServices {
  services?: readonly string[] | undefined;
  /** Companies that get data, by service. */
  providers?: Record<string, string>;
}

/** Pages state which services visitors are asked about, and where the answer is sent (specification 7). */
export function asksFor(
  { services = offeredServices({}), providers = {} }: AskedServices,
  content: Content,
): Content {
  const { apiOrigin } = content.config;
  const consent = {
    services: [...services],
    acceptUrl: apiOrigin + acceptServices.path,
    acceptAllUrl: apiOrigin + acceptAllServices.path,
    denyAllUrl: apiOrigin + denyAllServices.path,
    providers,
  };
  return { ...content, config: { ...content.config, consent } };
}
