import { defineWidget } from '@fachwerk/shared/widget';
import { GuaranteeNoticeModalProps } from './guarantee-notice-modal.props';
import { GuaranteeNoticeModal } from './GuaranteeNoticeModal';

export const guaranteeNoticeModal = defineWidget({
  name: 'guarantee-notice-modal',
  title: 'Hinweis zur gesetzlichen Gewährleistung',
  description:
    'Öffnet sich in Warenkorb und Kasse mit dem amtlichen Hinweis der Europäischen Union. Pflicht vor jeder Bestellung.',
  props: GuaranteeNoticeModalProps,
  examples: [
    {
      title: 'Wie auf der Warenkorbseite',
      props: { src: '/images/guarantee-notice/notice-de.svg' },
    },
    {
      title: 'Mit der Version, die der Seitenserver ergänzt',
      props: { src: '/images/guarantee-notice/notice-de.svg?v=GICVpCPO' },
    },
  ],
  component: GuaranteeNoticeModal,
  hydrate: { on: ['cart:guarantee-notice-requested'] },
  messages: ['guaranteeNotice.'],
});

export default guaranteeNoticeModal;
