import type { PageConfig } from '@fachwerk/shared/widget';

/** Address of a page of the shop. The API gives paths; on a page of another host they need the shop's origin. */
export const shopUrl = (config: PageConfig, path: string): string => config.apiOrigin + path;
