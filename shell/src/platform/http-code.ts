/** Chunk with axios. */
export { createHttpClient } from '@fachwerk/shared/http';
