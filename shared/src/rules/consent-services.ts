import type { ConsentClass } from '../contracts/registry/federation';

/**
 * The services that may ask a visitor for consent, each with its class (TDDDG section 25). `necessary` needs
 * none: it does only what the visitor has asked for. A service that the operator has not set is not offered.
 */
export const CONSENT_SERVICES = {
  'emoji-survey': 'necessary',
  'map-tiles': 'comfort',
  /** The position of the last store search is kept for the tab. */
  'store-position': 'comfort',
  survey: 'comfort',
  chat: 'comfort',
  'accessibility-assist': 'comfort',
  'promotion-tracking': 'statistics',
  'web-vitals': 'statistics',
  analytics: 'marketing',
} as const satisfies Record<string, ConsentClass>;
export type ConsentService = keyof typeof CONSENT_SERVICES;

/**
 * A changed register, or a changed text of a service, is a new version: visitors are asked again. A page adds
 * a sign of the services that it offers and of their companies: "1-4f2a90c3".
 */
export const CONSENT_VERSION = 1;
/** "1" or "1-4f2a90c3": the version of the question that a visitor has seen. */
export const CONSENT_VERSION_PATTERN = /^\d{1,4}(?:-[a-z\d]{1,16})?$/;
export const CONSENT_COOKIE = 'consent';
const CLASSES: readonly ConsentClass[] = ['comfort', 'statistics', 'marketing'];

/** What the visitor has decided: the value of the topic `consent@2`. */
export interface ConsentChoice {
  [more: string]: unknown;
  /** Ids of the services that are allowed. */
  services: string[];
  /** Classes of which every offered service is allowed. */
  classes: ConsentClass[];
  /** Second of the decision on pages of the shop. */
  decidedAt?: number;
}

const servicesOf = (consent: ConsentClass): string[] =>
  Object.entries(CONSENT_SERVICES).flatMap(([id, one]) => (one === consent ? [id] : []));

/** The choice of these services; ids that are not offered are ignored. */
export function choiceOf(allowed: readonly string[], offered: readonly string[]): ConsentChoice {
  const services = offered.filter((id) => allowed.includes(id));
  const isGranted = (consent: ConsentClass) => {
    const asked = servicesOf(consent).filter((id) => offered.includes(id));
    return asked.length > 0 && asked.every((id) => services.includes(id));
  };
  return { services, classes: CLASSES.filter(isGranted) };
}

/** The choice of a page of another site, whose own tool has asked for classes: "comfort statistics". */
export function choiceOfClasses(stated: string): ConsentChoice {
  const given = stated.split(/\s+/);
  const classes = CLASSES.filter((one) => given.includes(one));
  return { services: classes.flatMap(servicesOf), classes };
}

/**
 * The value of the cookie: version, second of the decision, ids, e.g. "1-4f2a90c3.1767225600.survey". Without
 * ids everything is denied.
 */
export const cookieOfChoice = (
  services: readonly string[],
  at?: Date,
  version: string = String(CONSENT_VERSION),
): string => {
  const seconds = at ? [String(Math.floor(at.getTime() / 1000))] : [];
  return [version, ...seconds, ...services].join('.');
};

/** When the visitor has decided, and about which question; undefined where the cookie is not ours. */
export function decisionOfCookie(value: string | undefined): { version: string; at: Date } | undefined {
  const [version = '', seconds = ''] = value?.split('.') ?? [];
  const isOurs = CONSENT_VERSION_PATTERN.test(version) && /^\d{10}$/.test(seconds);
  return isOurs ? { version, at: new Date(Number(seconds) * 1000) } : undefined;
}

/**
 * Null: not decided yet, or decided about another question than `version`. A cookie of another tool has no
 * version.
 */
export function choiceOfCookie(
  value: string | undefined,
  offered: readonly string[],
  version: string = String(CONSENT_VERSION),
): ConsentChoice | null {
  const [answered = '', ...services] = value?.split('.') ?? [];
  if (!CONSENT_VERSION_PATTERN.test(answered)) return null;
  if (!isSameQuestion(answered, version)) return null;
  const decision = decisionOfCookie(value);
  // A number alone may be the cookie of another tool.
  if (!decision && services.length === 0) return null;
  const decidedAt = decision && { decidedAt: decision.at.getTime() / 1000 };
  return { ...choiceOf(services, offered), ...decidedAt };
}

/** A version without a sign is that of a caller that does not know it: only the number is compared. */
export function isSameQuestion(answered: string, version: string): boolean {
  const [number, sign] = version.split('-');
  const [answeredNumber, answeredSign] = answered.split('-');
  return number === answeredNumber && (!sign || !answeredSign || sign === answeredSign);
}

/**
 * What scripts of a service keep in browsers, beside agreements that a visitor gives in place. A name that
 * ends in "…" is the beginning of names.
 */
export const KEPT_BY_SERVICES = {
  analytics: { place: 'cookie', name: '_ga…' },
  'store-position': { place: 'session', name: 'storefinder:position' },
} as const satisfies Partial<Record<ConsentService, { place: 'cookie' | 'session'; name: string }>>;

/** The native app sets it with its own question: ids of permissions, dots between, e.g. "usage.maps". */
export const APP_PERMISSIONS_COOKIE = 'app-permissions';
/** Permission ids of the native app, each with its service (docs/contracts/app-bridge.md). */
export const APP_PERMISSIONS: Readonly<Record<string, ConsentService>> = {
  location: 'store-position',
  maps: 'map-tiles',
  surveys: 'survey',
  usage: 'promotion-tracking',
  performance: 'web-vitals',
  advertising: 'analytics',
};

/** Null: the app has not asked yet. Ids that the register does not know are ignored. */
export function choiceOfPermissions(
  value: string | undefined,
  offered: readonly string[],
): ConsentChoice | null {
  if (value === undefined) return null;
  const ids = value.split('.').filter((id) => Object.hasOwn(APP_PERMISSIONS, id));
  return choiceOf(
    ids.map((id) => APP_PERMISSIONS[id] ?? ''),
    offered,
  );
}
