import * as z from 'zod/mini';
import { Headline, ShortText } from './fields';
import { Link } from './links';
import { Picture } from './picture';
import { Promotion } from './promotion';

export const PictureTile = z.object({
  headline: Headline,
  text: z.optional(ShortText),
  picture: Picture,
  link: z.optional(Link),
  promotion: z.optional(Promotion),
});
export type PictureTile = z.output<typeof PictureTile>;
