import { defineWidget } from '@fachwerk/shared/widget';
import { BurgerMenu } from './BurgerMenu';

export const burgerMenu = defineWidget({
  name: 'burger-menu',
  title: 'Menü für kleine Bildschirme',
  description:
    'Sortiment in drei Ebenen, Markt, Konto und Service als Einschub von links. Gehört einmal auf jede Seite; die Menü-Taste im Kopf öffnet ihn.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { side: 'right' } },
  ],
  component: BurgerMenu,
  hydrate: { on: ['header:menu-requested'] },
  importance: 'essential',
  messages: ['header.menu.', 'language.', 'header.categories.', 'service.guestOrderLogin'],
});

export default burgerMenu;
