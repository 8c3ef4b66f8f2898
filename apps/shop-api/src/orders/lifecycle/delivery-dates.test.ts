/** @jest-environment node */
import { deliveryDatesFrom } from './delivery-dates';

const dates = (now: string, min: number, max = min) => deliveryDatesFrom(new Date(now))({ min, max });

describe('delivery dates', () => {
  it('count working days from today before the cut-off time', () => {
    expect(dates('2026-11-16T08:00:00Z', 2, 4)).toEqual({
      min: '2026-11-18',
      max: '2026-11-20',
      text: 'Mi., 18.11. – Fr., 20.11.',
    });
  });
  it('show a single day once', () => {
    expect(dates('2026-11-16T08:00:00Z', 1).text).toBe('Di., 17.11.');
  });
  it('start a day later after two in the afternoon in Berlin', () => {
    expect(dates('2026-11-16T12:59:00Z', 1).min).toBe('2026-11-17');
    expect(dates('2026-11-16T13:00:00Z', 1).min).toBe('2026-11-18');
    // Summer time: one hour earlier in UTC.
    expect(dates('2026-07-13T12:00:00Z', 1).min).toBe('2026-07-15');
  });
  it('use the day of Berlin, not of UTC', () => {
    expect(dates('2026-11-16T23:30:00Z', 1).min).toBe('2026-11-18');
  });
  it('skip Sundays but not Saturdays', () => {
    expect(dates('2026-11-20T08:00:00Z', 1).min).toBe('2026-11-21');
    expect(dates('2026-11-20T08:00:00Z', 2).text).toBe('Mo., 23.11.');
  });
  it('skip Christmas and the turn of the year', () => {
    expect(dates('2026-12-24T08:00:00Z', 1).min).toBe('2026-12-28');
    expect(dates('2026-12-31T08:00:00Z', 1).min).toBe('2027-01-02');
  });
  it('are correct over the nights of the clock change', () => {
    expect(dates('2027-03-27T08:00:00Z', 1).min).toBe('2027-03-30');
  });
});
