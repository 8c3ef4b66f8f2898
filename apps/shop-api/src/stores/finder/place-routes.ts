import { readPlaces } from '@fachwerk/shared/contracts';
import { toPostalCode } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { placesOfPostcode } from './places-of-postcode';

/** Postal codes change once in a while. */
const MAX_AGE = 86_400;

export async function placeRoutes(app: FastifyInstance): Promise<void> {
  route(app, readPlaces, async (request, reply) => {
    const { country, zipCode, city } = request.query;
    const places = placesOfPostcode(country, toPostalCode(zipCode, country), city);
    return sendPublic(request, reply, places, { maxAge: MAX_AGE });
  });
}
