import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import messages from './messages.de.json';

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');
const PREFIX =
  '(?:productList|search|productDetail|productReviews|reviewForm|reviewReport|priceSetter|stockSetter|areaCalculator|backInStock|backInStockLink|energyLabel|comparison|survey|teaser|recommendations|head|pictures|recall)';

/** 'productList.count' */
const asked = [...sources.matchAll(new RegExp(`'(${PREFIX}\\.[\\w.-]+\\w)'`, 'g'))].map(
  ([, key]) => key ?? '',
);
/** `productList.sort.${id}` */
const patterns = [...sources.matchAll(new RegExp(`\`(${PREFIX}\\.[^\`]+)\``, 'g'))].map(
  ([, text = '']) => new RegExp(`^${text.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
);
const keys = Object.keys(messages);
const withoutPlural = (key: string) => key.replace(/\.(one|other)$/, '');

it('contains every text that is used', () => {
  const missing = asked.filter((key) => !keys.some((known) => known === key || withoutPlural(known) === key));

  expect(asked.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

it('contains no unused text', () => {
  const unused = keys.filter(
    (key) =>
      !asked.includes(key) && !asked.includes(withoutPlural(key)) && !patterns.some((one) => one.test(key)),
  );

  expect(unused).toEqual([]);
});

it('addresses shoppers with "Sie"', () => {
  expect(
    Object.values(messages).filter((text) => /\b([Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich)\b/.test(text)),
  ).toEqual([]);
});
