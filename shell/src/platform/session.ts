import type { Bus, TopicName, TopicValue } from '@fachwerk/shared/bus';
import { readUser } from '@fachwerk/shared/calls';
import type { CsrfToken, UserState } from '@fachwerk/shared/contracts';
import { answerFault, type HttpClient } from '@fachwerk/shared/http';

/** Events from any tab: all tabs share the session. */
const CHANGES = ['account:logged-in', 'account:logged-out'] as const;
const SEEDED = [
  'cartCount',
  'customerCardNumber',
  'wishlist',
  'user',
  'isProhibis',
  'selectedStore',
] as const;

export interface Session {
  /**
   * Loads the visitor and sets the topics, again after every login and logout. A failure keeps the topics.
   */
  start(): void;
  /** CSRF token for the HTTP client. Loads it again if the first attempt failed. */
  csrf(): Promise<CsrfToken>;
  /** Reloads the visitor after the page was restored from the back/forward cache. */
  refresh(): void;
}

export interface SessionOptions {
  bus: Bus;
  api: HttpClient & { setCsrf(token: CsrfToken): void };
}

/** `early`: the answer to the request of the core, used instead of the first one. */
export function createSession(connect: () => SessionOptions, early?: Promise<UserState>): Session {
  let first = early?.then(checked);
  let answer: Promise<UserState> | undefined;

  const ask = (): Promise<UserState> => {
    const { bus, api } = connect();
    const before = new Map<TopicName, unknown>(SEEDED.map((name) => [name, bus.get(name)]));
    const request = first ?? api.call(readUser);
    first = undefined;
    const asked = request.then((user) => {
      // A newer request is running: its answer counts, in whichever order they arrive.
      if (answer && answer !== asked) return user;
      api.setCsrf(user.csrf);
      const seed = <N extends (typeof SEEDED)[number]>(name: N, value: TopicValue<N>) => {
        // The topic was set during the request, e.g. by the answer to a click.
        if (Object.is(bus.get(name), before.get(name))) bus.set(name, value);
      };
      const { loggedIn, name, isEmployee, authorities, isUserCustomer, role, wishlist } = user;
      seed('cartCount', user.cartCount);
      seed('customerCardNumber', user.customerCardNumber);
      seed('wishlist', { items: wishlist, count: sumOfQuantities(wishlist) });
      seed('user', { loggedIn, name, isEmployee, authorities, isUserCustomer, role });
      seed('isProhibis', user.isProhibis);
      seed('selectedStore', user.selectedStore);
      if (user.isOtherSite) bus.set('isOtherSite', true);
      return user;
    });
    answer = asked;
    asked.catch(() => {
      if (answer === asked) answer = undefined;
    });
    return asked;
  };
  const askSilently = () => {
    // The page works without it: counts are hidden, and the first change loads the visitor again.
    ask().catch(() => {});
  };

  return {
    start() {
      const { bus } = connect();
      for (const change of CHANGES) bus.on(change, askSilently, new AbortController().signal);
      askSilently();
    },
    refresh: askSilently,
    csrf: async () => (await (answer ?? ask())).csrf,
  };
}

function checked(user: UserState): UserState {
  const fault = answerFault(readUser, user);
  if (fault) throw new Error(fault);
  return user;
}

/** The counter shows pieces, not entries (specification 3). */
const sumOfQuantities = (items: UserState['wishlist']): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
