/** @jest-environment node */
import { isActiveOffer, isUpcomingOffer, openingOfferViews } from './opening-offers';
import type { StatedOffer } from './opening-rules';

const offer = (start: string, end: string, name = 'Länger geöffnet'): StatedOffer => ({
  name,
  start,
  end,
  hours: { mon: [{ from: '08:00', to: '21:00' }] },
});

describe('an opening offer', () => {
  it.each([
    ['in summer a second before its first day', '2026-06-30T21:59:59Z', false],
    ['in summer from midnight', '2026-06-30T22:00:00Z', true],
    ['in summer until 21:59:59 UTC, which is 23:59:59', '2026-07-10T21:59:59Z', true],
    ['in summer not afterwards', '2026-07-10T22:00:00Z', false],
  ])('is active %s', (_, now, isActive) => {
    expect(isActiveOffer(new Date(now), offer('2026-07-01', '2026-07-10'))).toBe(isActive);
  });

  it.each([
    ['in winter a second before its first day', '2026-11-30T22:59:59Z', false],
    ['in winter from midnight', '2026-11-30T23:00:00Z', true],
    ['in winter until 21:59:59 UTC, which is 22:59:59', '2026-12-23T21:59:59Z', true],
    ['in winter not in the last hour of its last day', '2026-12-23T22:00:00Z', false],
  ])('is active %s', (_, now, isActive) => {
    expect(isActiveOffer(new Date(now), offer('2026-12-01', '2026-12-23'))).toBe(isActive);
  });

  it.each([
    ['15 days before', '2026-11-16T12:00:00Z', false],
    ['14 days before', '2026-11-17T12:00:00Z', true],
    ['the evening before', '2026-11-30T22:59:59Z', true],
    ['once it has begun', '2026-11-30T23:00:00Z', false],
  ])('is announced %s', (_, now, isUpcoming) => {
    expect(isUpcomingOffer(new Date(now), offer('2026-12-01', '2026-12-23'))).toBe(isUpcoming);
  });

  it('lasts for one day over a change of the clock', () => {
    const sunday = offer('2026-10-25', '2026-10-25');
    expect(isActiveOffer(new Date('2026-10-24T22:00:00Z'), sunday)).toBe(true);
    expect(isActiveOffer(new Date('2026-10-25T21:59:59Z'), sunday)).toBe(true);
    expect(openingOfferViews(new Date('2026-10-25T12:00:00Z'), [sunday])[0]?.text).toBe(
      '25.10.2026 - 25.10.2026',
    );
  });

  it('shows its German days, sorted by start, without those that are over or far ahead', () => {
    const offers = [
      offer('2026-12-05', '2026-12-12', 'Zweites'),
      offer('2026-11-01', '2026-12-23', 'Erstes'),
      offer('2026-10-01', '2026-11-27', 'Vorbei'),
      offer('2027-01-10', '2027-01-20', 'Später'),
    ];

    expect(openingOfferViews(new Date('2026-11-28T12:00:00Z'), offers)).toEqual([
      {
        name: 'Erstes',
        start: '2026-10-31T23:00:00.000Z',
        end: '2026-12-23T21:59:59.000Z',
        isActive: true,
        text: '01.11.2026 - 23.12.2026',
        openingHours: { mon: [{ from: '08:00', to: '21:00' }] },
      },
      expect.objectContaining({ name: 'Zweites', isActive: false, text: '05.12.2026 - 12.12.2026' }),
    ]);
  });
});
