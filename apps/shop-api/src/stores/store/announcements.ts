import type { StoreFlyer, StoreNews } from '@fachwerk/shared/contracts';
import { localTime, noonOf, plusDays } from '@fachwerk/shared/time';
import { dayText } from '../../kernel/text/answer-language';

/** First and last day (ISO dates, in Germany). */
interface StatedDays {
  start: string;
  end: string;
}

/** What a store tells its customers. */
export interface StatedNews extends StatedDays {
  title: string;
  text: string;
  /** Where it leads, if anywhere. */
  url?: string;
}

/** A printed flyer, shown by its first page. */
export interface StatedFlyer extends StatedDays {
  title: string;
  picture: string;
  /** The whole flyer, or a page with its goods. */
  url?: string;
}

/** Flyers are shown before they begin: shoppers plan the next week. */
const FLYER_AHEAD_DAYS = 7;

/** "30.11.2026 - 05.12.2026" (specification 2). */
const daysText = ({ start, end }: StatedDays): string =>
  `${dayText(noonOf(start))} - ${dayText(noonOf(end))}`;

const byStart = (a: StatedDays, b: StatedDays): number =>
  a.start < b.start ? -1 : a.start > b.start ? 1 : 0;

/** The news of today, those that began last first. */
export function newsViews(now: Date, news: readonly StatedNews[]): StoreNews[] {
  const { date: today } = localTime(now);
  return news
    .filter(({ start, end }) => start <= today && today <= end)
    .sort((a, b) => byStart(b, a))
    .map(({ title, text, url, ...days }) => ({ title, text, validity: daysText(days), ...(url && { url }) }));
}

/** The flyers of today and of the next seven days, by start. */
export function flyerViews(now: Date, flyers: readonly StatedFlyer[]): StoreFlyer[] {
  const { date: today } = localTime(now);
  const last = plusDays(today, FLYER_AHEAD_DAYS);
  return flyers
    .filter(({ start, end }) => start <= last && today <= end)
    .sort(byStart)
    .map(({ title, picture, url, ...days }) => ({
      title,
      isActive: days.start <= today,
      validity: daysText(days),
      image: { src: picture, alt: '' },
      ...(url && { url }),
    }));
}
