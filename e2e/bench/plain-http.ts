// A file of its own: the chunk with axios contains nothing else of shared.
export { createHttpClient } from '@fachwerk/shared/http';
