/** A tracker that fails never affects the page (specification 8). */
export function logTrackFailure(error: unknown): void {
  // eslint-disable-next-line no-console -- the specification asks for this message
  console.error('Error in track object interaction', error);
}
