/** @jest-environment node */
import { fillBreakpoints } from './page-style';

it('writes the widths of breakpoints', () => {
  expect(fillBreakpoints('@media (--from-laptop-lg) {} @media (--below-laptop) {}')).toBe(
    '@media (min-width: 1200px) {} @media (max-width: 1023.98px) {}',
  );
});

it('refuses a name that is no breakpoint', () => {
  expect(() => fillBreakpoints('@media (--from-laptp) {}')).toThrow('(--from-laptp)');
});
