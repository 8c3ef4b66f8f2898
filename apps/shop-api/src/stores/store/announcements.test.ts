import { flyerViews, newsViews } from './announcements';

const NOW = new Date('2026-11-28T23:30:00Z'); // 29 November, 00:30 in Germany

const flyer = (start: string, end: string) => ({ title: start, start, end, picture: '/images/1.webp' });

it('shows flyers of today and of the next seven days, by start', () => {
  const flyers = [
    flyer('2026-12-07', '2026-12-12'),
    flyer('2026-12-06', '2026-12-12'),
    flyer('2026-11-23', '2026-11-29'),
    flyer('2026-11-23', '2026-11-28'),
  ];

  expect(flyerViews(NOW, flyers).map(({ validity, isActive }) => [validity, isActive])).toEqual([
    ['23.11.2026 - 29.11.2026', true],
    ['06.12.2026 - 12.12.2026', false],
  ]);
});

it('shows the news of today only, the last first', () => {
  const news = (start: string, end: string) => ({ title: start, text: 'Text', start, end });

  expect(
    newsViews(NOW, [
      news('2026-11-20', '2026-11-29'),
      news('2026-11-29', '2026-11-29'),
      news('2026-11-30', '2026-12-24'),
      news('2026-11-01', '2026-11-28'),
    ]).map(({ title }) => title),
  ).toEqual(['2026-11-29', '2026-11-20']);
});
