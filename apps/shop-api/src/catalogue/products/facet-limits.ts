/** A facet that fewer of the products have is omitted. */
export const LEAST_SHARE = 0.3;
