import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import type { CarouselLabels } from './carousel-labels';
import styles from './CarouselControls.module.css';
import type { Autoplay } from './use-autoplay';

interface CarouselControlsProps {
  labels: CarouselLabels;
  /** Counted from 0. */
  page: number;
  /** Left of what is visible. */
  previous: number;
  pageCount: number;
  names: readonly string[] | undefined;
  hasPagination: boolean;
  canShow: (page: number) => boolean;
  autoplay: Autoplay;
  onShow: (page: number) => void;
}

/** More dots are hard to count and to hit: two numbers replace them. */
const MAX_DOTS = 6;

/** Navigation, pagination and the autoplay button. */
export function CarouselControls(props: CarouselControlsProps) {
  const { labels, page, previous, pageCount, names, hasPagination, canShow, autoplay, onShow } = props;
  const toPage = (wanted: number) => ({
    // Not `disabled`: a button that has the focus keeps it at the end.
    'aria-disabled': !canShow(wanted) || undefined,
    onClick: () => onShow(wanted),
  });

  return (
    <div className={styles.bar}>
      {autoplay.isOffered && (
        <IconButton label={autoplay.isOn ? labels.pause : labels.play} onClick={autoplay.toggle}>
          {autoplay.isOn ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
        </IconButton>
      )}
      <IconButton label={labels.previous} className={styles.step} {...toPage(previous)}>
        <CaretLeftIcon size={20} />
      </IconButton>
      {hasPagination && pageCount > MAX_DOTS && (
        <p className={styles.counter} aria-hidden="true">
          {page + 1} / {pageCount}
        </p>
      )}
      {hasPagination && pageCount <= MAX_DOTS && (
        <ul role="list" className={styles.dots}>
          {Array.from({ length: pageCount }, (_, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.dot}
                aria-current={index === page ? 'true' : undefined}
                aria-label={
                  names ? labels.slide(index + 1, pageCount, names[index]) : labels.page(index + 1, pageCount)
                }
                onClick={() => onShow(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <IconButton label={labels.next} className={styles.step} {...toPage(page + 1)}>
        <CaretRightIcon size={20} />
      </IconButton>
    </div>
  );
}
