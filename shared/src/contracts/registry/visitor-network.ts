/** The network of the visitor for whom the page server reports; the registry limits reports by it. */
export const VISITOR_NETWORK = 'x-visitor-network';
