import type { Random } from '@fachwerk/pictures/random';

/** Usual price points of a shop: 0,49 · 3,99 · 24,99 · 129,00. In cents. */
export function shelfPrice(cents: number): number {
  if (cents < 100) return Math.max(19, Math.round(cents / 10) * 10 - 1);
  if (cents < 1000) return Math.round(cents / 50) * 50 - 1;
  if (cents < 10_000) return Math.round(cents / 100) * 100 - 1;
  if (cents < 50_000) return Math.round(cents / 500) * 500 - 100;
  return Math.round(cents / 1000) * 1000 - 100;
}

/**
 * Changes of a price before today. `reduced` is a real reduction (below the lowest price of the 30 days
 * before it). `raised-before` is the practice that the law forbids to advertise: up for a few days, then back
 * down.
 */
export type PriceStory = 'steady' | 'moved' | 'reduced' | 'raised-before' | 'raised';

export function pickPriceStory(random: Random): PriceStory {
  const roll = random.next();
  if (roll < 0.45) return 'steady';
  if (roll < 0.77) return 'moved';
  if (roll < 0.9) return 'reduced';
  if (roll < 0.95) return 'raised-before';
  return 'raised';
}

const day = 24 * 60 * 60 * 1000;

interface Story {
  story: PriceStory;
  /** Factor on the old price for `reduced` and `raised`. */
  change: number;
  /** Days since the current price began. */
  since: number;
  /** Number of days of the previous price. */
  before: number;
}

export function drawPriceStory(random: Random): Story {
  const story = pickPriceStory(random);
  return {
    story,
    change: story === 'reduced' ? 0.68 + random.next() * 0.22 : 0.92 + random.next() * 0.14,
    since: random.between(1, story === 'reduced' ? 24 : 12),
    before: story === 'raised-before' ? random.between(6, 16) : random.between(40, 160),
  };
}

/**
 * The prices of an item, oldest first, the current one last.
 * @param usual the price without a change, in cents
 */
export function priceHistoryOf(
  usual: number,
  { story, change, since, before }: Story,
  listedSince: Date,
  today: Date,
): { cents: number; from: string }[] {
  const at = (daysAgo: number) => new Date(today.getTime() - daysAgo * day);
  const steps: { cents: number; date: Date }[] = [];
  const current = shelfPrice(usual);
  switch (story) {
    case 'steady':
      steps.push({ cents: current, date: listedSince });
      break;
    case 'moved':
      steps.push({ cents: shelfPrice(usual * change), date: listedSince });
      steps.push({ cents: current, date: at(since + before) });
      break;
    case 'reduced':
      steps.push({ cents: shelfPrice(usual * 0.97), date: listedSince });
      steps.push({ cents: current, date: at(since + before) });
      steps.push({ cents: shelfPrice(usual * change), date: at(since) });
      break;
    case 'raised-before':
      steps.push({ cents: current, date: listedSince });
      steps.push({ cents: shelfPrice(usual * 1.25), date: at(since + before) });
      steps.push({ cents: current, date: at(since) });
      break;
    case 'raised':
      steps.push({ cents: shelfPrice(usual * 0.9), date: listedSince });
      steps.push({ cents: current, date: at(since) });
      break;
  }
  return steps
    .filter((step, index) => index === 0 || step.cents !== steps[index - 1]?.cents)
    .filter((step, index) => index === 0 || step.date > listedSince)
    .map(({ cents, date }) => ({ cents, from: date.toISOString() }));
}
