import { CaretLeftIcon, CaretRightIcon, IconButton, PauseIcon, PlayIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { Autoplay } from './use-autoplay';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  /** Counted from 0. */
  page: number;
  pageCount: number;
  names: readonly string[] | undefined;
  autoplay: Autoplay;
  onTurn: (page: number) => void;
}

/** More dots than this are hard to count and to hit: then it is two numbers. */
const MAX_DOTS = 6;

export function CarouselControls({ page, pageCount, names, autoplay, onTurn }: CarouselControlsProps) {
  const text = useMessages();
  return (
    <div className={styles.bar}>
      {autoplay.isOffered && (
        <IconButton
          label={text(autoplay.isOn ? 'carousel.pause' : 'carousel.play')}
          onClick={autoplay.toggle}
        >
          {autoplay.isOn ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
        </IconButton>
      )}
      <IconButton label={text('carousel.previous')} onClick={() => onTurn(page - 1)}>
        <CaretLeftIcon size={20} />
      </IconButton>
      {pageCount > MAX_DOTS ? (
        <p className={styles.counter} aria-hidden="true">
          {page + 1} / {pageCount}
        </p>
      ) : (
        <ul role="list" className={styles.dots}>
          {Array.from({ length: pageCount }, (_, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.dot}
                aria-current={index === page ? 'true' : undefined}
                aria-label={
                  names
                    ? text('carousel.toSlide', {
                        page: index + 1,
                        pages: pageCount,
                        name: names[index] ?? '',
                      })
                    : text('carousel.toPage', { page: index + 1, pages: pageCount })
                }
                onClick={() => onTurn(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <IconButton label={text('carousel.next')} onClick={() => onTurn(page + 1)}>
        <CaretRightIcon size={20} />
      </IconButton>
    </div>
  );
}
