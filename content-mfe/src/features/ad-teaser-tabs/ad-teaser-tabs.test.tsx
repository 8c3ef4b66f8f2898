import { renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../testing/test-data';
import { adTeaserTabs } from './ad-teaser-tabs.widget';

const tab = (title: string, url: string) => ({
  title,
  text: `Alles über ${title}`,
  link: { url },
  image: { src: '/images/scenes/licht.svg', alt: `Bild ${title}`, title: 'Hinweis', width: 800, height: 400 },
});
const tabs = [
  tab('Garten', '/c/garten/'),
  tab('Licht', '/c/elektro-licht/'),
  tab('Farbe', '/c/farben-tapeten/'),
];
const show = () => renderWidget(adTeaserTabs, { headline: 'Werbung', tabs }, { messages });

it('shows the first advertisement with its picture, text and link', async () => {
  await show();

  expect(screen.getByRole('tablist', { name: 'Werbung' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Garten', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Garten' })).toHaveTextContent('Alles über Garten');
  const picture = screen.getByRole('img', { name: 'Bild Garten' });
  expect([picture.getAttribute('title'), picture.getAttribute('width')]).toEqual(['Hinweis', '800']);
  expect(screen.getByRole('link', { name: 'Garten ansehen' })).toHaveAttribute('href', '/c/garten/');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

it('changes by a click, by arrows around the ends, Home and End', async () => {
  await show();

  await userEvent.click(screen.getByRole('tab', { name: 'Farbe' }));
  expect(screen.getByRole('tabpanel', { name: 'Farbe' })).toBeVisible();
  for (const [key, name] of [
    ['ArrowRight', 'Garten'],
    ['ArrowLeft', 'Farbe'],
    ['Home', 'Garten'],
    ['End', 'Farbe'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
  }
});

it('leaves keys of the browser alone', async () => {
  await show();

  await userEvent.click(screen.getByRole('tab', { name: 'Farbe' }));
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(screen.getByRole('tab', { name: 'Farbe', selected: true })).toHaveFocus();
});

it('is one stop of the Tab key before what it shows', async () => {
  await show();

  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Garten' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Garten ansehen' })).toHaveFocus();
});

it('has tabs that lead to what they advertise, for browsers without script', async () => {
  await show();

  expect(screen.getAllByRole('tab').map((one) => one.getAttribute('href'))).toEqual([
    '/c/garten/',
    '/c/elektro-licht/',
    '/c/farben-tapeten/',
  ]);
});

it('refuses two tabs of one name', () => {
  const twice = { headline: 'Werbung', tabs: [tab('Licht', '/a/'), tab('Licht', '/b/')] };

  expect(adTeaserTabs.parseProps(twice)).toMatchObject({ ok: false });
});
