import { readDays } from '../../kernel/import/fields';
import { readAddress, readPicture } from '../../kernel/import/read-address';
import { readList, readText } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';
import type { StatedFlyer, StatedNews } from '../store/announcements';

const readTitle = readText(80);
const readNewsText = readText(300);

const partsOf = (text: string): string[] => text.split(';').map((part) => part.trim());

/** One address that is not left out. */
function addressOf(text: string, field: string, read: typeof readAddress): string {
  const address = read(text, field);
  if (address === undefined) throw new RowError(field, 'lacks an address');
  return address;
}

/**
 * "Weihnachtsbäume sind da; Frisch geschlagen.; 28.11.2026 - 23.12.2026; /c/garten/ | …"
 * The address may be absent.
 */
export const readNews: Read<StatedNews[]> = (text, field) =>
  readList(text, field).map((part) => {
    const [title = '', body = '', days = '', url, ...more] = partsOf(part);
    if (days === '' || more.length > 0)
      throw new RowError(
        field,
        `must be like 'Weihnachtsbäume sind da; Frisch geschlagen.; 28.11.2026 - 23.12.2026', is '${part}'`,
      );
    const news: StatedNews = {
      title: readTitle(title, field),
      text: readNewsText(body, field),
      ...readDays(days, field),
    };
    if (url) news.url = addressOf(url, field, readAddress);
    return news;
  });

/**
 * "Angebote der Woche; 30.11.2026 - 05.12.2026; /media/flyer.webp; /media/flyer.pdf | …"
 * The last part may be absent.
 */
export const readFlyers: Read<StatedFlyer[]> = (text, field) =>
  readList(text, field).map((part) => {
    const [title = '', days = '', picture = '', url, ...more] = partsOf(part);
    if (picture === '' || more.length > 0)
      throw new RowError(
        field,
        `must be like 'Angebote der Woche; 30.11.2026 - 05.12.2026; /media/flyer.webp', is '${part}'`,
      );
    const flyer: StatedFlyer = {
      title: readTitle(title, field),
      ...readDays(days, field),
      picture: addressOf(picture, field, readPicture),
    };
    if (url) flyer.url = addressOf(url, field, readAddress);
    return flyer;
  });
