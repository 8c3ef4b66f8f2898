import { joinClasses } from '../join-classes';
import styles from './Logo.module.css';

/** "Fachwerk" in Archivo ExtraBold (OFL) as a path: independent of the loaded font. */
const WORD =
  'M2.4 0v-22h16.9v4.5H8.1v4.7h9.8v4.4H8.1V0Zm23.4.4q-1.1 0-2.1-.2t-1.8-.8q-.8-.5-1.3-1.4t-.5-2.4q0-1.8.8-2.9.8-1.2 2.2-1.8t3.5-.9 4.7-.3v-1.1q0-.7-.3-1.2t-.9-.8q-.5-.2-1.5-.2-.8 0-1.4.2l-1 .5q-.3.4-.3.9v.3h-5.1v-.6q0-1.5.9-2.6t2.7-1.7 4.3-.6q2.3 0 4.1.5t2.7 1.8 1 3.1v7.2q0 .5.3.9.3.3.8.3h1.1v3.2l-1.1.4q-.8.2-1.9.2T33.8.1t-1.3-.8-.7-1.1h-.2L30.1-.7q-.8.5-1.9.8t-2.4.3m1.9-3.6q.8 0 1.5-.3t1.1-.6l.7-1q.3-.5.3-1.2v-1.1q-1.9 0-3.2.2t-2 .8-.7 1.4q0 .6.3 1t.8.6 1.2.2M48.5.4q-2.8 0-4.7-1t-3-2.9-1-4.9 1-5q1.1-2 3-2.9 2-1 4.7-1 1.8 0 3.3.4 1.6.5 2.7 1.3t1.7 2.2.6 3.1h-5.1q0-1.1-.4-1.8-.3-.7-1-1-.8-.4-1.8-.4-1.2 0-2 .5-.7.6-1.1 1.5-.3 1-.3 2.5v1.2q0 1.4.3 2.4.4 1 1.2 1.5t2 .5 1.8-.4q.7-.3 1.1-1t.4-1.8h4.9q0 1.7-.6 3.1-.6 1.3-1.7 2.2-1.1.8-2.6 1.3-1.6.4-3.4.4M59.9 0v-23.2h5.2v8.2h.3q.5-.7 1.3-1.2t1.7-.8l2-.2q1.8 0 3.1.6t1.9 2 .7 3.5V0h-5.2v-10.4q0-.7-.2-1.2l-.5-.8q-.3-.4-.8-.6l-1.1-.1q-.9 0-1.6.4t-1.1 1.2-.5 1.6V0Zm23.6 0-5.7-16.9h5.6l1.8 7 .3 1.3.4 1.6.3 1.2h.2l.3-1.5.3-1.4.4-1.2 1.7-7h5.4l1.7 7 .3 1.2.4 1.5.3 1.4h.2l.3-1.3.3-1.4.4-1.3 1.8-7.1h5L99.6 0h-5.3l-1.7-6.8-.4-1.3-.3-1.4-.3-1.2h-.1l-.2.9-.3 1.4-.5 1.6L88.7 0Zm31.8.4q-2.9 0-4.9-1t-3.1-2.9-1.1-4.9 1.1-5 3-2.9 4.8-.9q2.7 0 4.6.9t2.9 2.8 1 5v1.1h-12.1q0 1.4.4 2.3t1.2 1.4 2.1.5q.8 0 1.4-.2t1.1-.6q.4-.4.6-.9t.2-1.1h5.1q0 1.5-.6 2.7t-1.6 2q-1.1.9-2.6 1.3-1.6.4-3.5.4m-3.8-10.7h6.8q0-.8-.2-1.5l-.7-1q-.4-.4-.9-.6t-1.3-.2q-1.2 0-1.9.4-.8.3-1.2 1.1-.4.7-.6 1.8m15 10.3v-16.9h4.4l.3 2.6h.3l.9-1.5q.6-.7 1.4-1.1t1.8-.4l1.1.1.7.3v4.5h-1.7q-1 0-1.8.3-.7.3-1.2.9-.5.5-.7 1.3t-.2 1.9v8Zm12.8 0v-23.2h5.2v13.1l5.7-6.8h6.2l-6 6.7L156.6 0h-6l-3.7-6.6-2.4 2.3V0Z';

/** A square frame with a diagonal brace, on a grid of 32. */
function Frame() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="4">
      <path d="M2 2h28v28H2z" />
      <path className={styles.brace} d="M3.4 28.6 28.6 3.4" strokeWidth="5" />
    </g>
  );
}

interface LogoProps {
  /** Accessible name; omitted inside a link with its own label. */
  label?: string;
  className?: string;
}

function naming(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}

/** The symbol without text, for small places. */
export function LogoMark({ label, className }: LogoProps) {
  return (
    <svg
      className={joinClasses(styles.mark, className)}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      focusable="false"
      {...naming(label)}
    >
      <Frame />
    </svg>
  );
}

/** Symbol and text in the current text colour; the brace is amber. */
export function Logo({ label, className }: LogoProps) {
  return (
    <svg
      className={joinClasses(styles.logo, className)}
      viewBox="0 0 202 32"
      width="202"
      height="32"
      focusable="false"
      {...naming(label)}
    >
      <Frame />
      <path transform="translate(44 27)" fill="currentColor" d={WORD} />
    </svg>
  );
}
