import messages from '../../messages.de.json';
import type { Example } from '../example';
import { Carousel, type CarouselProps, type Slide } from './Carousel';
import { carouselLabels } from './carousel-labels';
import { CarouselScrollbar } from './CarouselScrollbar';

const texts: Record<string, string> = messages;
const labels = carouselLabels((key, values = {}) =>
  (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
);

const slides = (count: number): Slide[] =>
  ['Werkstatt', 'Garten', 'Bad', 'Farbe', 'Licht', 'Boden', 'Rohbau'].slice(0, count).map((name) => ({
    key: name,
    name,
    content: <a href={`/search/?q=${name}`}>{name}</a>,
  }));

const carousel = (count: number, props: Pick<CarouselProps, 'layout' | 'scrollbar' | 'autoplayMs'>) => (
  <Carousel label="Themen" labels={labels} slides={slides(count)} {...props} />
);

export const carouselExamples: Example[] = [
  { name: 'one slide at a time', element: carousel(3, { layout: 'one', autoplayMs: 6000 }) },
  { name: 'four side by side', element: carousel(7, { layout: 'four' }) },
  {
    name: 'five side by side, with a scrollbar',
    element: carousel(7, { layout: 'five', scrollbar: CarouselScrollbar }),
  },
  { name: 'everything visible', element: carousel(2, { layout: 'four' }) },
];
