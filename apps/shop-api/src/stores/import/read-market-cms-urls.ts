import { readList } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';

const MAX_ADDRESSES = 10;
const MAX_LENGTH = 500;

/** "https://markt.example/ulm/ | https://markt.example/ulm/team/", as the servers request them. */
export const readMarketCmsUrls: Read<string[]> = (text, field) => {
  const addresses = readList(text, field).map((address) => {
    const { protocol, username, password, href, hash } = URL.canParse(address)
      ? new URL(address)
      : ({} as Partial<URL>);
    const isAddress = href !== undefined && /^https?:$/.test(protocol ?? '') && href.length <= MAX_LENGTH;
    if (!isAddress || username !== '' || password !== '' || hash !== '')
      throw new RowError(
        field,
        `must be addresses such as https://markt.example/ulm/, without password and '#', is '${address.slice(0, 60)}'`,
      );
    return href;
  });
  if (addresses.length > MAX_ADDRESSES) throw new RowError(field, `has more than ${MAX_ADDRESSES} addresses`);
  return addresses;
};
