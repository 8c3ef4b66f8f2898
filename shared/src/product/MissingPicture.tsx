import { PictureIcon } from '../ui/icon/icons';
import styles from './ProductPicture.module.css';

/** Shown instead of a picture that cannot be loaded; `alt` is empty if the picture is decorative. */
export function MissingPicture({ alt }: { alt: string }) {
  return (
    <span
      className={styles.missing}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true as const })}
    >
      <PictureIcon size={48} />
    </span>
  );
}
