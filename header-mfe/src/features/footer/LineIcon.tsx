interface LineIconProps {
  /** Path of a line on a grid of 24 x 24. */
  path: string;
  className?: string | undefined;
}

/** Icons of the footer only: icons of the kit would be part of the header's script. */
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
