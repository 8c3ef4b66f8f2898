/** What a frame of the card programme sends to the page: its height, or that its form was sent. */
export type FrameMessage = { type: 'height'; height: number } | { type: 'done' };

export const FRAME_HEIGHT = { least: 320, most: 2400 };

/**
 * The message of an event, if it comes from the frame itself and from its origin, and has the known form;
 * else undefined. Everything else is ignored, because every window may send messages.
 */
export function readFrameMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: { origin: string; window: Window | null },
): FrameMessage | undefined {
  if (origin !== frame.origin || frame.window === null || source !== frame.window) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height } = data as { type?: unknown; height?: unknown };
  if (type === 'customer-card:done') return { type: 'done' };
  if (type !== 'customer-card:height' || typeof height !== 'number' || !Number.isFinite(height))
    return undefined;
  const { least, most } = FRAME_HEIGHT;
  return { type: 'height', height: Math.round(Math.min(most, Math.max(least, height))) };
}
