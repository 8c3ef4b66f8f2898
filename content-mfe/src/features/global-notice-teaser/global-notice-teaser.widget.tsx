import { defineWidget } from '@fachwerk/shared/widget';
import { GlobalNoticeProps } from './global-notice-teaser.props';
import { GlobalNoticeTeaser } from './GlobalNoticeTeaser';
import { noticePeriod } from './notice-time';

export const globalNoticeTeaser = defineWidget({
  name: 'global-notice-teaser',
  title: 'Hinweis mit Ende',
  description: 'Ein Hinweis, der zu seiner Zeit erscheint und verschwindet, auf Wunsch mit Countdown.',
  props: GlobalNoticeProps,
  examples: [
    {
      title: 'Mit Countdown',
      props: {
        title: 'Nur noch bis Heiligabend:',
        text: '10 % auf alle Leuchten im Onlineshop.',
        link: { label: 'Zu den Leuchten', href: '/c/elektro-licht/' },
        tone: 'offer',
        endsAt: '2099-12-24T14:00',
        timer: true,
      },
    },
    {
      title: 'Ein Band über die ganze Seite, ohne Ende',
      props: { text: 'Wegen Inventur sind Rückrufe heute nicht möglich.', tone: 'warning', scope: 'page' },
    },
  ],
  load: ({ props }) => Promise.resolve({ data: noticePeriod(props) }),
  component: GlobalNoticeTeaser,
  hydrate: 'visible',
  reserve: { minHeight: 72 },
  messages: ['teaser.notice.'],
});

export default globalNoticeTeaser;
