import { readNavigation } from '@fachwerk/shared/calls';
import { defineWidget } from '@fachwerk/shared/widget';
import { CategoryTeaserProps } from './category-teaser.props';
import { CategoryTeaser, type CategoryTile } from './CategoryTeaser';

export const categoryTeaser = defineWidget({
  name: 'category-teaser',
  title: 'Kategorien als Kacheln',
  description: 'Die obersten Kategorien mit Bild, jede ein Link zu ihrer Seite.',
  props: CategoryTeaserProps,
  examples: [
    { title: 'Sortiment auf der Startseite', props: { headline: 'Unser Sortiment' } },
    { title: 'Ohne Überschrift, nur vier', props: { limit: 4 } },
  ],
  load: async ({ props, api, signal }) => {
    const { children } = await api.call(readNavigation, { signal });
    const tiles: CategoryTile[] = children
      .slice(0, props.limit)
      .map(({ name, url, flyoutImage }) => ({ name, url, picture: flyoutImage?.src ?? null }));
    return { data: tiles };
  },
  component: CategoryTeaser,
  hydrate: 'never',
  reserve: { minHeight: 400 },
  messages: ['teaser.'],
});

export default categoryTeaser;
