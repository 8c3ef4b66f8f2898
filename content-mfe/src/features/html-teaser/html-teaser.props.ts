import * as z from 'zod/mini';
import { Anchor, Html } from '../../parts/fields';

export const HtmlTeaserProps = z.object({ html: Html, anchor: z.optional(Anchor) });
