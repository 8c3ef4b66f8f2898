import type { OrderEvent, OrderState } from '@fachwerk/shared/contracts';
import { answerIn } from '../../kernel/text/answer-language';
import { anOrderLine } from '../../testing/an-order';
import type { OrderLine } from './order';
import { historyOf, historyOfWithdrawal, type JournalRow } from './order-history';

const names = ['Hammer', 'Säge', 'Dübel', 'Schrauben', 'Leim', 'Farbe', 'Pinsel'];
const lines = names.map((name, index): OrderLine => ({
  ...anOrderLine({ itemId: '100401', quantity: 2 }),
  lineId: index + 1,
  name,
  cancelled: 0,
  missing: 0,
  found: 0,
  handedOver: 0,
  returned: 0,
}));
const delivery = { kind: 'delivery', lines } as const;
const none = { cancelled: [], missing: [], handedOver: [], returned: [], savedCents: 0 };

const step = (
  event: OrderEvent,
  states: readonly [from: OrderState, to: OrderState],
  details: JournalRow['details'] = {},
): JournalRow => ({ at: new Date('2026-11-29T09:00:00Z'), event, from: states[0], to: states[1], details });
const readBy = (row: JournalRow, order: Parameters<typeof historyOf>[0] = delivery) =>
  historyOf(order, row).map(({ text, details = [] }) =>
    [text, ...details].map((words) => words.replaceAll('\u00A0', ' ')),
  );

describe('a buyer reads in the history of an order', () => {
  it('that one piece was cancelled, and what the order costs less', () => {
    const changes = { ...none, cancelled: [{ lineId: 1, quantity: 1 }], savedCents: 990 };
    expect(readBy(step('cancel-lines', ['CONFIRMED', 'CONFIRMED'], { changes }))).toEqual([
      ['Artikel storniert', '1 × Hammer', 'Summe um 9,90 € niedriger'],
    ]);
  });

  it('amounts and pieces as they are written in English, on an English page', () => {
    const changes = { ...none, cancelled: [{ lineId: 1, quantity: 1 }], savedCents: 123_450 };
    const row = step('cancel-lines', ['CONFIRMED', 'CONFIRMED'], { changes });

    expect(answerIn('en', () => readBy(row))).toEqual([
      ['Item cancelled', '1 × Hammer', 'Total reduced by €1,234.50'],
    ]);
    expect(
      answerIn('en', () => readBy(step('refunded', ['CANCELLED', 'CANCELLED'], { cents: 990 }))),
    ).toEqual([[expect.not.stringContaining('€'), '€9.90']]);
  });

  it('that a cancellation was the last open piece', () => {
    const changes = { ...none, cancelled: [{ lineId: 2, quantity: 2 }] };
    expect(readBy(step('cancel-lines', ['CONFIRMED', 'DELIVERED'], { changes }))).toEqual([
      ['Artikel storniert', '2 × Säge'],
      ['Zugestellt'],
    ]);
  });

  it('the whole cancellation once, without its lines', () => {
    const changes = { ...none, cancelled: [{ lineId: 1, quantity: 2 }], savedCents: 1980 };
    expect(readBy(step('cancel', ['CONFIRMED', 'CANCELLED'], { changes }))).toEqual([['Storniert']]);
  });

  it('what is in each parcel, also in a second one', () => {
    const changes = { ...none, handedOver: [{ lineId: 3, quantity: 1 }] };
    expect(readBy(step('ship', ['PARTLY_SHIPPED', 'PARTLY_SHIPPED'], { changes }))).toEqual([
      ['Weitere Artikel versandt', '1 × Dübel'],
    ]);
  });

  it('five lines by name, and how many others', () => {
    const handedOver = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
    const [[, ...parts] = []] = readBy(
      step('ship', ['PICKING', 'SHIPPED'], { changes: { ...none, handedOver } }),
    );
    expect(parts).toHaveLength(6);
    expect(parts.at(-1)).toBe('und 2 weitere Artikel');
  });

  it('what was given back, whether the state changes by it or not', () => {
    expect(readBy(step('refunded', ['DELIVERED', 'DELIVERED'], { cents: 1250 }))).toEqual([
      ['Betrag erstattet', '12,50 €'],
    ]);
    expect(readBy(step('refunded', ['RETURNED', 'REFUNDED'], { cents: 1250 }))).toEqual([
      ['Erstattet', '12,50 €'],
    ]);
  });

  it('that a gift card was taken back, which nothing came back of', () => {
    const [first, ...others] = lines;
    const card = { ...first!, name: 'Geschenkkarte', giftCardValue: 2500, returned: 2 };
    const changes = { ...none, returned: [{ lineId: 1, quantity: 2 }], savedCents: 2500 };
    const cardText = ['Geschenkkarte zurückgenommen und gesperrt', '2 × Geschenkkarte'];
    expect(
      readBy(step('return', ['CONFIRMED', 'RETURNED'], { changes }), {
        ...delivery,
        lines: [card, ...others],
      }),
    ).toEqual([[...cardText, 'Summe um 25,00 € niedriger'], ['Zurückgenommen']]);

    const saw = { ...others[0]!, returned: 1 };
    const both = { ...changes, returned: [...changes.returned, { lineId: 2, quantity: 1 }] };
    expect(
      readBy(step('return', ['SHIPPED', 'RETURNED'], { changes: both }), { ...delivery, lines: [card, saw] }),
    ).toEqual([
      ['Rücksendung eingegangen', '1 × Säge', 'Summe um 25,00 € niedriger'],
      cardText,
      ['Zurückgesendet'],
    ]);
  });

  it('nothing of a step that changes nothing for the buyer', () => {
    expect(readBy(step('remind', ['READY', 'READY']), { kind: 'collect', lines })).toEqual([]);
  });

  it('steps that were stored before the journal had their pieces', () => {
    expect(readBy(step('ship', ['PICKING', 'SHIPPED'], { carrier: 'DHL' }))).toEqual([['Versandt']]);
  });

  it('a withdrawal of some lines, or of the whole contract', () => {
    const declared = { at: new Date(), lines: [{ lineId: 1, quantity: 1 }] };
    const read = (isPart: boolean) =>
      historyOfWithdrawal({ ...delivery, state: 'SHIPPED' }, { ...declared, isPart });
    expect(read(true)).toMatchObject({
      text: 'Widerruf einzelner Artikel eingegangen',
      details: ['1 × Hammer'],
    });
    expect(read(false)).toMatchObject({ text: 'Widerruf eingegangen', details: [] });
  });
});
