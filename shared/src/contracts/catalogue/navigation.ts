import * as z from 'zod/mini';
import { Link } from '../kernel/link';

/** A category of the shop (specification 3, "Category node"). */
export interface CategoryNode {
  id: string;
  name: string;
  /** Path of its page, e.g. "/c/werkzeug/akkuwerkzeug/". */
  url: string;
  /** Slugs from the root, e.g. "werkzeug/akkuwerkzeug". */
  path: string;
  level: number;
  hasChildren: boolean;
  totalProductCount: number;
  flyoutImage?: { src: string } | undefined;
  children: CategoryNode[];
}

export const CategoryNode: z.ZodMiniType<CategoryNode> = z.looseObject({
  id: z.string(),
  name: z.string(),
  url: Link,
  path: z.string(),
  level: z.int(),
  hasChildren: z.boolean(),
  totalProductCount: z.int(),
  flyoutImage: z.optional(z.looseObject({ src: Link })),
  children: z.array(z.lazy(() => CategoryNode)),
});

/** `GET /rest/navigation/`: three levels below the root. */
export const Navigation = z.looseObject({ children: z.array(CategoryNode) });
export type Navigation = z.output<typeof Navigation>;
