import type { HazardPictogram as Code } from '@fachwerk/shared/catalogue-format';
import type { ReactNode } from 'react';
import styles from './HazardPictogram.module.css';

/** Own drawings of the symbols of the United Nations (GHS), in a square of 100. */
const SYMBOLS: Record<Code, ReactNode> = {
  GHS01: (
    <>
      <circle cx="47" cy="57" r="13" />
      <path d="M50 47 46 32l9 8 3-17 6 17 12-8-6 13 12 2-11 6 7 9-12-4-4 9-5-9z" />
      <path d="M24 50l9 2-9 3zM30 34l7 8-9-4zM30 70l6-7 1 6zM42 79l4-7 3 6zM60 74l-3-6 6 2z" />
    </>
  ),
  GHS02: (
    <>
      <path d="M49 18c2 9 15 18 15 34 0 7-4 12-9 14 2-2 3-5 3-8 0-5-3-8-4-12-1 4-2 6-5 9 0-6-1-10-5-14 1 8-6 11-6 18 0 3 1 5 3 7-6-2-9-7-9-13 0-6 4-9 5-15 2 2 3 4 3 6 6-6 10-14 9-26z" />
      <path d="M34 69h32v4H34z" />
    </>
  ),
  GHS03: (
    <>
      <path
        d="M49 18c2 9 15 18 15 34 0 7-4 12-9 14 2-2 3-5 3-8 0-5-3-8-4-12-1 4-2 6-5 9 0-6-1-10-5-14 1 8-6 11-6 18 0 3 1 5 3 7-6-2-9-7-9-13 0-6 4-9 5-15 2 2 3 4 3 6 6-6 10-14 9-26z"
        transform="translate(15.5 5.5) scale(.69)"
      />
      <circle cx="50" cy="63.5" r="8.5" fill="none" stroke="#000" strokeWidth="4.5" />
      <path d="M38 75.5h24v3.5H38z" />
    </>
  ),
  GHS04: (
    <>
      <path
        transform="rotate(-32 50 50)"
        d="M25 42h32c6 0 8 3.5 11 5.5h4V45h4v10h-4v-2.5h-4c-3 2-5 5.5-11 5.5H25c-3.5 0-5-4-5-8s1.5-8 5-8z"
      />
    </>
  ),
  GHS05: (
    <g transform="translate(11 12.5) scale(.78)">
      <path transform="rotate(24 38 33)" d="M25 29.5h22v7H25a3.5 3.5 0 0 1 0-7z" />
      <path transform="rotate(-24 62 33)" d="M53 29.5h22a3.5 3.5 0 0 1 0 7H53z" />
      <path d="M44 42l2.5 5a2.8 2.8 0 1 1-5 0zM44 51l2.5 5a2.8 2.8 0 1 1-5 0zM57 42l2.5 5a2.8 2.8 0 1 1-5 0zM57 51l2.5 5a2.8 2.8 0 1 1-5 0z" />
      <path d="M20 63h17c1 3 2 3 3 6 2-1 2 2 4 2 1-3 2-4 3-8h2v12H20z" />
      <path d="M52 67c4-2 5 2 8 1 2-1 1-4 4-5 6-1 12 0 18 1v9c-7 0-8 3-13 3H59c-3 0-5-2-8-3-2-1-1-5 1-6z" />
    </g>
  ),
  GHS06: (
    <>
      <path d="M50 22c-12 0-19 8-19 17 0 6 3 9 6 12l1 6h24l1-6c3-3 6-6 6-12 0-9-7-17-19-17z" />
      <path
        fill="#fff"
        d="M36.5 41c0-3 2.5-5 5.5-5s5 2 5 5-2 5-5 5-5.5-2-5.5-5zM53 41c0-3 2-5 5-5s5.5 2 5.5 5-2.5 5-5.5 5-5-2-5-5zM50 46l3 6h-6zM43 54h1.5v3H43zM49.25 54h1.5v3h-1.5zM55.5 54H57v3h-1.5z"
      />
      <path d="M27 57c2-2 5-1 5 2l18 6.5L68 59c0-3 3-4 5-2 1 2 0 3-1 4 1 1 1 3-1 4-1 1-3 0-4-1.5L55.5 67.5 67 71.5c1-1.5 3-2.5 4-1.5 1.5 1 1.5 3 .5 4H62l-12-4.5L38 74h-9.5c-1-1-1-3 .5-4 1-1 3 0 4 1.5l11.5-4L33 63.5c-1 1.5-3 2.5-4 1.5-2-1-2-3-1-4-1-1-2-2-1-4z" />
    </>
  ),
  GHS07: (
    <>
      <path d="M43 21h14l-3.5 35h-7z" />
      <circle cx="50" cy="67" r="6.5" />
    </>
  ),
  GHS08: (
    <>
      <path d="M50 18c-6 0-9.5 4.5-9.5 10.5 0 5 2 8 4.5 10.5v4c-8 2-16 5-16 13l7 13.5c2 4 5 7.5 7 9.5l7 5 7-5c2-2 5-5.5 7-9.5L71 56c0-8-8-11-16-13v-4c2.5-2.5 4.5-5.5 4.5-10.5C59.5 22.5 56 18 50 18z" />
      <path
        fill="#fff"
        d="M50 45l3 9 7.5-5-4 8.5L66 60l-9.5 2.5 4 8.5-7.5-5-3 9.5-3-9.5-7.5 5 4-8.5L34 60l9.5-2.5-4-8.5 7.5 5z"
      />
    </>
  ),
  GHS09: (
    <>
      <path d="M22 61c8-1 13 2 20 2s9-2 18-2l-2 3c-8 0-10 3-17 3-6 0-11-2-16-2z" />
      <path d="M36 62c1-8 1-12 0-18l-9-9 1.5-1.5 7.5 6c-1-7-2-9-4-13l2-1c2 4 3.5 7 4 11 1-4 2-8 2-13h2.5c0 7-1 12-2 16l7-9 1.5 1.5-8 11c-1 6-1 12 0 19z" />
      <path d="M45 60c6-8 17-10 25-4l6-4c1 5 0 8-2 11l-6-3c-8 6-17 6-23 0z" />
      <circle cx="51" cy="58" r="1.6" fill="#fff" />
      <path d="M27 68.5c8-1 12 3 19 3 6 0 12-3 22-3l-4 4c-7 0-12 3-18 3-6 0-9-2-15-3z" />
    </>
  ),
};

/** A red-framed diamond of Regulation (EC) 1272/2008, Annex V. */
export function HazardPictogram({ code, name }: { code: Code; name: string }) {
  return (
    <svg viewBox="0 0 100 100" role="img" className={styles.pictogram}>
      <title>{name}</title>
      <path d="M50 3.5 96.5 50 50 96.5 3.5 50Z" className={styles.frame} />
      {SYMBOLS[code]}
    </svg>
  );
}
