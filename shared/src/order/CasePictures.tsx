import type { CasePicture } from '../contracts/orders/case';
import styles from './CasePictures.module.css';

interface CasePicturesProps {
  pictures: readonly CasePicture[];
  /** "Bild 2 zu R-7KM4X92TPA": what a picture is called. */
  label: (number: number) => string;
}

/** Pictures of a complaint, small; each opens in full size. */
export function CasePictures({ pictures, label }: CasePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul role="list" className={styles.pictures}>
      {pictures.map(({ src, width, height }, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer">
            <img
              className={styles.picture}
              src={src}
              width={width}
              height={height}
              alt={label(index + 1)}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
