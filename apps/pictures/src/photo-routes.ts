import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** From src/ (tests) and dist/ (bundled). */
const FOLDER = join(__dirname, '../photos');
const TYPES: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg' };

/** The bitmaps of the demonstration catalogue. A file never changes under its name. */
export function photoRoutes(app: FastifyInstance): void {
  for (const name of readdirSync(FOLDER)) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const file = readFileSync(join(FOLDER, name));
    app.get(`/images/photos/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(file),
    );
  }
}
