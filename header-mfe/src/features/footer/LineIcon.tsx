interface LineIconProps {
  /** On a grid of 24, drawn as a line. */
  path: string;
  className?: string | undefined;
}

/** A drawing of the footer's own: the icons of the kit that the header needs too would travel with the header. */
export const LineIcon = ({ path, className }: LineIconProps) => (
  <svg className={className} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
