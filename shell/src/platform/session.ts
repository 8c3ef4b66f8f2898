import type { Bus, TopicName, TopicValue } from '@fachwerk/shared/bus';
import { readUser } from '@fachwerk/shared/calls';
import type { CsrfToken, UserState } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { answerWith } from './trusting-answer';

const UserAnswer = answerWith<UserState>(
  'a user state with its CSRF token',
  ({ csrf, wishlist }) => typeof csrf?.value === 'string' && Array.isArray(wishlist),
);
/** In any tab: the visitor is another one for all of them. */
const CHANGES = ['account:logged-in', 'account:logged-out'] as const;
const SEEDED = ['cartCount', 'wishlist', 'user', 'isProhibis', 'selectedStore'] as const;

export interface Session {
  /** Asks for the visitor and tells the topics, again after every login and logout. A failure leaves the topics as they are. */
  start(): void;
  /** For the HTTP client; asks anew if the first try failed. */
  csrf(): Promise<CsrfToken>;
  /** The page came back from the back/forward cache: what it knows may be old. */
  refresh(): void;
}

export interface SessionOptions {
  bus: Bus;
  api: HttpClient & { setCsrf(token: CsrfToken): void };
}

export function createSession(connect: () => SessionOptions): Session {
  let answer: Promise<UserState> | undefined;

  const ask = (): Promise<UserState> => {
    const { bus, api } = connect();
    const before = new Map<TopicName, unknown>(SEEDED.map((name) => [name, bus.get(name)]));
    const asked = api.call(readUser, { check: UserAnswer }).then((user) => {
      // Asked again meanwhile: the later answer counts, whichever comes first.
      if (answer && answer !== asked) return user;
      api.setCsrf(user.csrf);
      const seed = <N extends (typeof SEEDED)[number]>(name: N, value: TopicValue<N>) => {
        // Somebody knew better while we asked, e.g. the answer to a click.
        if (Object.is(bus.get(name), before.get(name))) bus.set(name, value);
      };
      const { loggedIn, name, isEmployee, authorities, wishlist } = user;
      seed('cartCount', user.cartCount);
      seed('wishlist', { items: wishlist, count: sumOfQuantities(wishlist) });
      seed('user', { loggedIn, name, isEmployee, authorities });
      seed('isProhibis', user.isProhibis);
      seed('selectedStore', user.selectedStore);
      return user;
    });
    answer = asked;
    asked.catch(() => {
      if (answer === asked) answer = undefined;
    });
    return asked;
  };
  const askSilently = () => {
    // The page works without: widgets show no counts, and the first change asks again.
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

/** Specification 3: a counter shows pieces, not entries. */
const sumOfQuantities = (items: UserState['wishlist']): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
