const MAX_TOKEN = 500;

/** The page of a link in a mail, with its token, so that the button works again after a failure. */
export const withToken = (page: string, token: unknown): string =>
  typeof token === 'string' && token !== '' && token.length <= MAX_TOKEN
    ? `${page}?token=${encodeURIComponent(token)}`
    : page;
