import * as z from 'zod/mini';
import { Headline, ShortText } from './fields';
import { Link } from './links';
import { Picture } from './picture';

export const PictureTile = z.object({
  headline: Headline,
  text: z.optional(ShortText),
  picture: Picture,
  link: z.optional(Link),
});
export type PictureTile = z.output<typeof PictureTile>;
