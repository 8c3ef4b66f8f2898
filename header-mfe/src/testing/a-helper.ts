import { type Bus, createBus } from '@fachwerk/shared/bus';
import { acceptServices } from '@fachwerk/shared/calls';
import { choiceOf, type ConsentChoice } from '@fachwerk/shared/rules';
import { answerTo, fakePlatform } from '@fachwerk/shared/testing';
import sharedMessages from '../../../shared/src/messages.de.json';
import type { HelperName, OutsideHelper } from '../features/outside-helper/outside-helper';
import messages from '../messages.de.json';

const OFFERED = ['store-position', 'chat', 'accessibility-assist'];

export interface HelperCase {
  /** Services that are allowed; null: not decided. */
  allowed?: readonly string[] | null;
  config?: object;
  /** What the host does. */
  load?: () => Promise<void>;
  /** The browser keeps no cookie. */
  isForgetful?: boolean;
}

/** As the shell does, whose topic it is. */
export type SetChoice = (bus: Bus, choice: ConsentChoice | null) => void;

/** A platform of a page with helpers, on which the shell follows a decision. */
export function helperPlatform(
  setChoice: SetChoice,
  { allowed = null, config = {}, load, isForgetful }: HelperCase = {},
) {
  const bus = createBus({ validate: true });
  const choose = (services: readonly string[] | null) =>
    setChoice(bus, services && choiceOf(services, OFFERED));
  choose(allowed);
  const sent: (readonly string[])[] = [];
  const platform = fakePlatform({
    bus,
    messages: { ...sharedMessages, ...messages },
    config: {
      pageUrls: {
        start: '/',
        search: '/search/',
        basket: '/basket/',
        contact: '/kontakt/',
        consentSettings: '/cookie-einstellungen/',
      },
      consent: {
        services: OFFERED,
        acceptUrl: '/consent/accept/',
        acceptAllUrl: '/consent/accept-all/',
        denyAllUrl: '/consent/deny-all/',
        providers: { chat: 'Chat GmbH', 'accessibility-assist': 'Hilfe GmbH' },
      },
      ...config,
    },
    answers: [
      answerTo(acceptServices, ({ form }) => {
        const { permissions } = form as { permissions: string[] };
        sent.push(permissions);
        return { permissions, allAccepted: false, version: 1, timestamp: '2026-12-01T10:00:00.000Z' };
      }),
    ],
  });
  bus.on('header:consent-decided', () => !isForgetful && choose(sent.at(-1) ?? null), platform.signal);
  const loadOutsideScript = jest.fn(load ?? (async () => {}));
  return { platform: { ...platform, loadOutsideScript }, bus, choose, sent, loadOutsideScript };
}

/** As the script of another host registers itself. */
export function registerHelper(name: HelperName, helper: Partial<OutsideHelper>): void {
  Object.assign(window, { fachwerkHelpers: { [name]: helper } });
}

export const forgetHelpers = (): void =>
  void delete (window as { fachwerkHelpers?: unknown }).fachwerkHelpers;
